/** Line icons of one family, drawn on a 34 px square with a 1.1 px line. */
const paths = {
  earth: <path d="M3 27 13 9l6 9 4-6 8 15Z" />,
  water: <path d="M17 3c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17Z" />,
  fire: <path d="M17 3c1 6 8 9 8 17a8 8 0 0 1-16 0c0-4 2-6 4-9 1 3 2 4 3 4 1-4 0-8 1-12Z" />,
  air: <path d="M3 12h19a4 4 0 1 0-4-4M3 18h25a4 4 0 1 1-4 4M3 24h12a3 3 0 1 1-3 3" />,
  aether: (
    <>
      <circle cx="17" cy="17" r="4" />
      <path d="M17 3v7M17 24v7M3 17h7M24 17h7" />
    </>
  ),
  tiktok: <path d="M19 4v17.5a5.5 5.5 0 1 1-5.5-5.5M19 4c.4 4.2 3.2 6.8 7.5 7" />,
  instagram: (
    <>
      <rect x="5" y="5" width="24" height="24" rx="7" />
      <circle cx="17" cy="17" r="5.5" />
      <path d="M24 10h.1" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M5 29l1.8-6.2A12 12 0 1 1 11.4 27.5Z" />
      <path d="M12.5 11.5c-1 3.5 4.5 10 9 9.5l1-2.6-3-1.6-1.3 1.3c-1.5-.7-2.7-2-3.3-3.5l1.2-1.2-1.3-3Z" />
    </>
  ),
  twitter: <path d="M6 6l22 22M28 6 6 28" />,
  youtube: (
    <>
      <rect x="4" y="8" width="26" height="18" rx="5" />
      <path d="m14.5 13 7 4-7 4Z" />
    </>
  ),
  linkedin: (
    <>
      <rect x="5" y="5" width="24" height="24" />
      <path d="M11 15v9M11 10.5v.1M16 24v-9M16 18.5c0-2 1.5-3.5 3.5-3.5s3.5 1.5 3.5 3.5V24" />
    </>
  ),
  telegram: <path d="M4 16.5 30 6l-4.5 22-8.5-6.5-4 5-1.5-8L25 10.5" />,
  link: (
    <>
      <path d="M14.5 19.5a5 5 0 0 0 7 0l5-5a5 5 0 0 0-7-7l-2 2" />
      <path d="M19.5 14.5a5 5 0 0 0-7 0l-5 5a5 5 0 0 0 7 7l2-2" />
    </>
  ),
  check: <path d="m7 18 7 7L28 9" />,
  chevron: <path d="m9 13 8 8 8-8" />,
  close: <path d="M7 7l20 20M27 7 7 27" />,
  menu: <path d="M4 13h26M4 21h26" />,
  play: <path d="M11 7v20l16-10Z" />,
  pause: <path d="M12 7v20M22 7v20" />,
  phone: (
    <path d="M9 5h5l2 7-3 2c1.5 3.5 3.5 5.5 7 7l2-3 7 2v5c0 2-1.5 4-4 4C15 29 5 19 5 9c0-2.5 2-4 4-4Z" />
  ),
  email: <path d="M4 8h26v18H4ZM4 9l13 10L30 9" />,
  clock: (
    <>
      <circle cx="17" cy="17" r="12" />
      <path d="M17 10v7l5 3" />
    </>
  ),
  star: <path d="m17 5 3.5 8.5L29 14l-6.5 5.5L24.5 28 17 23.5 9.5 28l2-8.5L5 14l8.5-.5Z" />,
  handshake: <path d="M4 12l6-3 7 3 7-3 6 3v9l-4 1-7 6-9-6-6-1ZM17 12l-5 5c2 2 4 1 6-1l7 6" />,
  location: (
    <>
      <path d="M17 30c6-8 9-12 9-17a9 9 0 0 0-18 0c0 5 3 9 9 17Z" />
      <circle cx="17" cy="13" r="3.5" />
    </>
  ),
  reply: <path d="M13 9 5 16l8 7M5 16h14c6 0 10 3 10 10" />,
  /** The default for an unknown name. */
  neutral: <path d="m17 10 7 7-7 7-7-7Z" />,
} as const

/** The name of a glyph. */
export type IconName = keyof typeof paths

/** The icon with a name; the neutral one if the name is missing or unknown. */
export function iconNamed(name: string | undefined): IconName {
  return name !== undefined && Object.hasOwn(paths, name) ? (name as IconName) : 'neutral'
}

interface IconProps {
  name: IconName
  /** Edge length in px. */
  size?: number
  /** Line width on the 34 px square, if not the family's own (`.glyph` in base.css). */
  line?: number
  className?: string
}

/** An icon that decorates a text beside it; hidden from screen readers. */
export function Icon({ name, size = 24, line, className }: IconProps) {
  return (
    <svg
      className={className ? `glyph ${className}` : 'glyph'}
      aria-hidden="true"
      viewBox="0 0 34 34"
      width={size}
      height={size}
      style={line ? { strokeWidth: line } : undefined}
    >
      {paths[name]}
    </svg>
  )
}
