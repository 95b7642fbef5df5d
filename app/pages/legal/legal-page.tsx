import { followFragment } from '~/browser/follow-fragment'
import { Label } from '~/components/label'
import type { LegalDocument, LegalSection, LegalTable } from '~/pages/legal/legal-document'
import { noticesFile } from '~/site/site'
import { legalTexts } from '~/site/texts/legal'
import styles from './legal-page.module.css'
import { LegalText } from './legal-text'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A legal text for reading: contents at the side, a narrow measure, scrollable tables (LEGAL-3). */
export function LegalPage({ text }: { text: LegalDocument }) {
  return (
    <article>
      <div className={styles.opening} data-theme="night">
        <Label className={styles.label}>
          {legalTexts.version}
          <time dateTime={text.versionDate}>{longDate(text.versionDate)}</time>
        </Label>
        <h1 className={styles.title}>{text.title}</h1>
      </div>
      <div className={styles.body} data-theme="paper">
        <nav className={styles.contents} aria-label={legalTexts.contents}>
          <Label className={styles.label}>{legalTexts.contents}</Label>
          <ol>
            {text.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} onClick={followFragment}>
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.intro}>{text.intro}</p>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <p className={styles.section}>
            <a href={noticesFile}>{legalTexts.notices}</a>
          </p>
        </div>
      </div>
    </article>
  )
}

function Section({ section }: { section: LegalSection }) {
  return (
    <section id={section.id} className={styles.section}>
      <h2>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LegalText text={paragraph} />
        </p>
      ))}
      {section.list && (
        <ul className={styles.list}>
          {section.list.map((item) => (
            <li key={item}>
              <LegalText text={item} />
            </li>
          ))}
        </ul>
      )}
      {section.table && <Table table={section.table} name={section.heading} />}
    </section>
  )
}

function Table({ table, name }: { table: LegalTable; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
    <section className={styles.table} aria-label={legalTexts.table(name)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={table.head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={table.head[column]}>
                    <LegalText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * `2026-11-23` as `23 November 2026`. Without `Intl`, whose first use takes a tenth of a second of a
 * phone's start-up (docs/decisions/002-scripts-after-the-first-paint.md).
 */
function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}
