/** The country codes of the phone field in the contact form (FORM-2). */

/** One entry of the country-code list. */
export interface CountryCode {
  /** Unique, because a code may appear twice; the selection is stored by id. */
  id: string
  /** ISO 3166-1 alpha-2, in capitals; selects the flag. */
  iso: string
  /** With its plus sign: '+971'. */
  code: string
  name: string
}

/** The code that is selected at first (FORM-2). */
export const defaultCountryCode = '+971'

/**
 * The list: the default and its second name first, the rest by name. A code appears twice if two
 * countries share it (+1) or if visitors look for another name of the same place (Dubai, Lietuva).
 */
export const countryCodes: readonly CountryCode[] = [
  { id: 'ae', iso: 'AE', code: '+971', name: 'United Arab Emirates' },
  { id: 'ae-dubai', iso: 'AE', code: '+971', name: 'Dubai' },
  { id: 'ar', iso: 'AR', code: '+54', name: 'Argentina' },
  { id: 'au', iso: 'AU', code: '+61', name: 'Australia' },
  { id: 'at', iso: 'AT', code: '+43', name: 'Austria' },
  { id: 'bh', iso: 'BH', code: '+973', name: 'Bahrain' },
  { id: 'be', iso: 'BE', code: '+32', name: 'Belgium' },
  { id: 'br', iso: 'BR', code: '+55', name: 'Brazil' },
  { id: 'ca', iso: 'CA', code: '+1', name: 'Canada' },
  { id: 'cn', iso: 'CN', code: '+86', name: 'China' },
  { id: 'hr', iso: 'HR', code: '+385', name: 'Croatia' },
  { id: 'cy', iso: 'CY', code: '+357', name: 'Cyprus' },
  { id: 'cz', iso: 'CZ', code: '+420', name: 'Czechia' },
  { id: 'dk', iso: 'DK', code: '+45', name: 'Denmark' },
  { id: 'eg', iso: 'EG', code: '+20', name: 'Egypt' },
  { id: 'ee', iso: 'EE', code: '+372', name: 'Estonia' },
  { id: 'fi', iso: 'FI', code: '+358', name: 'Finland' },
  { id: 'fr', iso: 'FR', code: '+33', name: 'France' },
  { id: 'de', iso: 'DE', code: '+49', name: 'Germany' },
  { id: 'gr', iso: 'GR', code: '+30', name: 'Greece' },
  { id: 'hk', iso: 'HK', code: '+852', name: 'Hong Kong' },
  { id: 'hu', iso: 'HU', code: '+36', name: 'Hungary' },
  { id: 'is', iso: 'IS', code: '+354', name: 'Iceland' },
  { id: 'in', iso: 'IN', code: '+91', name: 'India' },
  { id: 'id', iso: 'ID', code: '+62', name: 'Indonesia' },
  { id: 'ie', iso: 'IE', code: '+353', name: 'Ireland' },
  { id: 'il', iso: 'IL', code: '+972', name: 'Israel' },
  { id: 'it', iso: 'IT', code: '+39', name: 'Italy' },
  { id: 'jp', iso: 'JP', code: '+81', name: 'Japan' },
  { id: 'jo', iso: 'JO', code: '+962', name: 'Jordan' },
  { id: 'kz', iso: 'KZ', code: '+7', name: 'Kazakhstan' },
  { id: 'ke', iso: 'KE', code: '+254', name: 'Kenya' },
  { id: 'kw', iso: 'KW', code: '+965', name: 'Kuwait' },
  { id: 'lv', iso: 'LV', code: '+371', name: 'Latvia' },
  { id: 'lb', iso: 'LB', code: '+961', name: 'Lebanon' },
  { id: 'li', iso: 'LI', code: '+423', name: 'Liechtenstein' },
  { id: 'lt-lietuva', iso: 'LT', code: '+370', name: 'Lietuva' },
  { id: 'lt', iso: 'LT', code: '+370', name: 'Lithuania' },
  { id: 'lu', iso: 'LU', code: '+352', name: 'Luxembourg' },
  { id: 'my', iso: 'MY', code: '+60', name: 'Malaysia' },
  { id: 'mv', iso: 'MV', code: '+960', name: 'Maldives' },
  { id: 'mt', iso: 'MT', code: '+356', name: 'Malta' },
  { id: 'mu', iso: 'MU', code: '+230', name: 'Mauritius' },
  { id: 'mx', iso: 'MX', code: '+52', name: 'Mexico' },
  { id: 'mc', iso: 'MC', code: '+377', name: 'Monaco' },
  { id: 'ma', iso: 'MA', code: '+212', name: 'Morocco' },
  { id: 'nl', iso: 'NL', code: '+31', name: 'Netherlands' },
  { id: 'nz', iso: 'NZ', code: '+64', name: 'New Zealand' },
  { id: 'ng', iso: 'NG', code: '+234', name: 'Nigeria' },
  { id: 'no', iso: 'NO', code: '+47', name: 'Norway' },
  { id: 'om', iso: 'OM', code: '+968', name: 'Oman' },
  { id: 'ph', iso: 'PH', code: '+63', name: 'Philippines' },
  { id: 'pl', iso: 'PL', code: '+48', name: 'Poland' },
  { id: 'pt', iso: 'PT', code: '+351', name: 'Portugal' },
  { id: 'qa', iso: 'QA', code: '+974', name: 'Qatar' },
  { id: 'ro', iso: 'RO', code: '+40', name: 'Romania' },
  { id: 'sa', iso: 'SA', code: '+966', name: 'Saudi Arabia' },
  { id: 'sg', iso: 'SG', code: '+65', name: 'Singapore' },
  { id: 'za', iso: 'ZA', code: '+27', name: 'South Africa' },
  { id: 'kr', iso: 'KR', code: '+82', name: 'South Korea' },
  { id: 'es', iso: 'ES', code: '+34', name: 'Spain' },
  { id: 'se', iso: 'SE', code: '+46', name: 'Sweden' },
  { id: 'ch', iso: 'CH', code: '+41', name: 'Switzerland' },
  { id: 'th', iso: 'TH', code: '+66', name: 'Thailand' },
  { id: 'tr', iso: 'TR', code: '+90', name: 'Türkiye' },
  { id: 'gb', iso: 'GB', code: '+44', name: 'United Kingdom' },
  { id: 'us', iso: 'US', code: '+1', name: 'United States' },
]
