import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { frameTexts } from '~/site/texts/frame'
import styles from './navigation-progress.module.css'

/** How long a navigation may take before the progress bar is shown, ms (MOVE-5). */
const quietFor = 300

/** A thin line under the header while the next page loads, announced politely (MOVE-5). */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = window.setTimeout(() => setIsSlow(true), quietFor)
    return () => {
      window.clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])

  return (
    <div role="status" className={styles.progress} data-loading={isSlow || undefined}>
      {isSlow && <span className="visually-hidden">{frameTexts.loading}</span>}
    </div>
  )
}
