import type { CSSProperties } from 'react'
import { Label } from '~/components/label'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import { SiteLink } from '~/components/site-link'
import type { ServiceCategory } from '~/pages/services/catalogue'
import { type Element, elements } from '~/services/elements'
import { servicePath } from '~/site/route-table'
import { CategoryGlyph } from './category-glyph'
import styles from './chapter.module.css'

interface ChapterProps {
  element: Element
  categories: readonly ServiceCategory[]
}

/** One element: its picture with the name behind the heading, then its part of the catalogue (ELEM-6). */
export function Chapter({ element, categories }: ChapterProps) {
  return (
    <section
      id={element.id}
      className={styles.chapter}
      aria-label={`${element.name}: ${element.theme}`}
      data-theme="night"
      data-side={elements.indexOf(element) % 2 === 0 ? 'left' : 'right'}
      style={{ '--tint': element.tint } as CSSProperties}
    >
      <div className={styles.opening}>
        <Reveal {...pageReveal} className={styles.picture}>
          <div data-mask>
            <Picture picture={element.backgroundImage} alt="" sizes="100vw" />
          </div>
        </Reveal>
        <Reveal {...pageReveal} className={styles.words}>
          <Label className={styles.ordinal}>{element.ordinal}</Label>
          <div className={styles.heading}>
            <p className={styles.ghost} aria-hidden="true" data-initial={element.name[0]}>
              {element.name}
            </p>
            <h2>{element.theme}</h2>
          </div>
          <p className={styles.tagline}>{element.tagline}</p>
        </Reveal>
      </div>
      <div className={styles.catalogue} data-theme="ivory" data-count={categories.length}>
        {categories.map((category) => (
          <Reveal key={category.title} {...pageReveal} className={styles.category}>
            <h3 className={styles.title}>
              {category.title}
              <CategoryGlyph name={category.icon} />
            </h3>
            <ul className={styles.items}>
              {category.items.map((item) =>
                typeof item === 'string' ? (
                  <li key={item}>{item}</li>
                ) : (
                  <li key={item.text}>
                    <SiteLink to={servicePath(item.service)}>{item.text}</SiteLink>
                  </li>
                ),
              )}
            </ul>
          </Reveal>
        ))}
      </div>
    </section>
  )
}
