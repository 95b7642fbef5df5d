import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { cities } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { Icon } from '~/components/icon'
import { Picture } from '~/components/picture'
import { SiteLink } from '~/components/site-link'
import { Wordmark } from '~/components/wordmark'
import { SocialLinks } from '~/sections/social-links/social-links'
import { navigationAt } from '~/site/navigation'
import { pageOfPath } from '~/site/route-table'
import { site } from '~/site/site'
import { frameTexts } from '~/site/texts/frame'
import { useCity } from '~/visit/city-selection'
import styles from './mobile-menu.module.css'

const menuId = 'mobile-menu'

/**
 * The navigation of narrow windows: a modal dialog that the browser opens and traps focus in, so that
 * it works before hydration (MENU-1, MENU-2).
 */
export function MobileMenu({ active }: { active: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const city = cities[useCity()]
  // Rendered in the second frame of an open menu: in every page's HTML it would delay the first paint,
  // and in the first frame the answer to the click.
  const [isPictured, setPictured] = useState(false)
  const { pathname: shown } = useLocation()
  const pathname = pageOfPath(shown)

  // Back and Forward close the menu, because it would cover the page they go to: at once, and not when
  // that page is shown, which on a slow phone would close a menu that was opened again meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` reads nothing but the dialog
  useEffect(() => {
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  // When a window grows, its opener is hidden (mobile-menu.module.css) and would lose focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` reads nothing but the dialog
  useEffect(() => {
    const button = opener.current
    if (!button || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (!dialog.current?.open || button.offsetWidth > 0) return
      close()
      button.closest('header')?.querySelector('a')?.focus()
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [])

  function open(event: MouseEvent) {
    // Otherwise the browser would also open it and report an error because it is open.
    event.preventDefault()
    const element = dialog.current
    if (!element || element.open) return
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
  }

  function close() {
    const element = dialog.current
    if (!element?.open) return
    if (typeof element.close === 'function') element.close()
    else element.removeAttribute('open')
  }

  function foldLists() {
    for (const list of dialog.current?.querySelectorAll('details') ?? []) list.open = false
  }

  return (
    <>
      <button
        ref={opener}
        className={`${styles.toggle} ${styles.open}`}
        type="button"
        aria-haspopup="dialog"
        aria-controls={menuId}
        onClick={open}
        {...invoke('show-modal')}
      >
        <span>{frameTexts.menu}</span>
        <Icon name="menu" size={28} />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        className={styles.sheet}
        aria-labelledby={`${menuId}-title`}
        data-theme="night"
        onClose={foldLists}
        onAnimationStart={() => setPictured(true)}
      >
        {isPictured && (
          <div className={styles.picture}>
            <Picture
              key={city.key}
              picture={cityPictures[city.key].hero}
              alt=""
              sizes="100vw"
              fills="window"
            />
          </div>
        )}
        <div className={styles.top}>
          <span aria-hidden="true">
            <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
          </span>
          <h2 id={`${menuId}-title`} className={styles.title}>
            {frameTexts.menu}
          </h2>
          <button
            className={styles.toggle}
            type="button"
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
            {...invoke('close')}
          >
            <span>{frameTexts.closeMenu}</span>
            <Icon name="close" size={26} />
          </button>
        </div>
        <nav aria-label={frameTexts.menu}>
          <ul className={styles.list}>
            {navigationAt(shown).map((item) => (
              <li key={item.id}>
                <div className={styles.row}>
                  <SiteLink
                    className={styles.link}
                    to={item.url}
                    data-active={active === item.id || undefined}
                    aria-current={pathname === item.url ? 'page' : undefined}
                    onClick={close}
                  >
                    {item.title}
                  </SiteLink>
                </div>
                {item.children && (
                  // One open at a time: the browser closes the others of the same name.
                  <details className={styles.dropdown} name={menuId}>
                    <summary>
                      <span className="visually-hidden">{frameTexts.showAll(item.title)}</span>
                      <Icon name="chevron" size={22} />
                    </summary>
                    <ul>
                      {item.children.map((child) => (
                        <li key={child.url}>
                          <SiteLink
                            to={child.url}
                            aria-current={pathname === child.url ? 'page' : undefined}
                            onClick={close}
                          >
                            {child.title}
                          </SiteLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <p className={styles.city}>
            <span>{city.name}</span>
            <SiteLink to="/" onClick={close}>
              {frameTexts.changeCity}
            </SiteLink>
          </p>
          <SocialLinks location="menu" />
        </div>
      </dialog>
    </>
  )
}

/** Lets the browser open and close the dialog itself where it supports invoker commands. */
function invoke(command: 'show-modal' | 'close'): Record<string, string> {
  return { command, commandfor: menuId }
}
