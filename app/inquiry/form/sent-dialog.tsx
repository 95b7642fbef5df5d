import { type RefObject, useId } from 'react'
import { cityPictures } from '~/cities/city-pictures'
import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { Picture } from '~/components/picture'
import type { Submission } from '~/inquiry/inquiry-mail'
import { formTexts } from '~/site/texts/form'
import { NextStepsList } from './next-steps-list'
import styles from './sent-dialog.module.css'

const texts = formTexts.sent

interface SentDialogProps {
  submission: Submission
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The confirmation popup, with a picture of the inquiry's city (FORM-7). */
export function SentDialog({ submission, returnTo, onClose }: SentDialogProps) {
  const id = useId()
  const { firstName, lastName, location, submissionId } = submission
  return (
    <Dialog
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      returnTo={returnTo}
      onClose={onClose}
      ground="night"
      className={styles.dialog}
    >
      <div className={styles.picture}>
        <Picture
          picture={cityPictures[location].hero}
          alt=""
          sizes="(width < 50rem) 100vw, 60rem"
          priority="low"
        />
      </div>
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {texts.title}
        </h2>
        <p id={`${id}-text`}>{texts.text}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.name}</dt>
            <dd>{`${firstName} ${lastName}`}</dd>
          </div>
          <div>
            <dt>{texts.reference}</dt>
            <dd>{submissionId}</dd>
          </div>
        </dl>
        <NextStepsList />
      </div>
      <div className={styles.foot}>
        <Button look="solid" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  )
}
