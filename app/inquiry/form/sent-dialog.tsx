import { type RefObject, useId } from 'react'
import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { formTexts } from '~/site/texts/form'
import { NextStepsList } from './next-steps-list'
import styles from './sent-dialog.module.css'

const texts = formTexts.sent

interface SentDialogProps {
  reference: string
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The confirmation popup (FORM-7). */
export function SentDialog({ reference, returnTo, onClose }: SentDialogProps) {
  const id = useId()
  return (
    <Dialog
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      returnTo={returnTo}
      onClose={onClose}
      ground="night"
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          {texts.title}
        </h2>
        <p id={`${id}-text`}>{texts.text}</p>
        <p className={styles.reference}>
          <span>{texts.reference}</span>
          {reference}
        </p>
        <div className={styles.next}>
          <NextStepsList />
        </div>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
