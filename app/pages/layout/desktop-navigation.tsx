import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '~/components/icon'
import { SiteLink } from '~/components/site-link'
import { type NavigationItem, navigationAt } from '~/site/navigation'
import { cityPath, pageOfPath } from '~/site/route-table'
import { frameTexts } from '~/site/texts/frame'
import { useCity } from '~/visit/city-selection'
import styles from './desktop-navigation.module.css'

/** The pointer may cross other links on its way to a city, ms. */
const closingDelay = 200

/** The navigation of wide windows; its dropdowns open on hover and by button, one at a time (HEAD-3). */
export function DesktopNavigation({ active }: { active: string | undefined }) {
  const [open, setOpen] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const closing = useRef<number>(undefined)
  const { key, pathname } = useLocation()
  const page = pageOfPath(pathname)
  const ownCity = cityPath(useCity())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the dropdown
  useEffect(() => setOpen(undefined), [key])

  // A dropdown that CSS opened before hydration stays open: the pointer is already inside and no enter event follows.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('li:is(:hover, :focus-within)')
    setOpen(item?.dataset.item)
  }, [])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = list.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')
      if (list.current?.contains(document.activeElement)) button?.focus()
      setOpen(undefined)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      clearTimeout(closing.current)
    }
  }, [open])

  function close() {
    setOpen(undefined)
  }

  return (
    <nav className={styles.navigation} aria-label={frameTexts.mainNavigation}>
      <ul ref={list} className={styles.list}>
        {navigationAt(pathname).map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-item={item.children && item.id}
            onPointerOver={({ pointerType, currentTarget, relatedTarget }) => {
              // React reports no enter event if the element that the pointer leaves was removed.
              const isEntered = !currentTarget.contains(relatedTarget as Node | null)
              if (pointerType !== 'mouse' || !item.children || !isEntered) return
              clearTimeout(closing.current)
              setOpen(item.id)
            }}
            onPointerLeave={(event) => {
              if (event.pointerType !== 'mouse' || open !== item.id) return
              closing.current = window.setTimeout(close, closingDelay)
            }}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) {
                setOpen((now) => (now === item.id ? undefined : now))
              }
            }}
          >
            <ItemLink
              item={item}
              active={active === item.id}
              isCurrent={page === item.url}
              onClick={close}
            />
            {item.children && (
              <>
                <button
                  className={styles.toggle}
                  type="button"
                  aria-expanded={open === item.id}
                  aria-controls={`dropdown-${item.id}`}
                  onClick={() => setOpen(open === item.id ? undefined : item.id)}
                >
                  <Icon name="chevron" size={14} line={2} />
                  <span className="visually-hidden">{frameTexts.showAll(item.title)}</span>
                </button>
                <ul
                  id={`dropdown-${item.id}`}
                  className={styles.dropdown}
                  data-open={open === item.id || undefined}
                >
                  {item.children.map((child) => (
                    <li key={child.url}>
                      <SiteLink
                        to={child.url}
                        data-own={child.url === ownCity || undefined}
                        aria-current={page === child.url ? 'page' : undefined}
                        onClick={close}
                      >
                        {child.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ItemLinkProps {
  item: NavigationItem
  active: boolean
  isCurrent: boolean
  onClick: () => void
}

function ItemLink({ item, active, isCurrent, onClick }: ItemLinkProps) {
  return (
    <SiteLink
      className={styles.link}
      to={item.url}
      data-active={active || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {item.title}
    </SiteLink>
  )
}
