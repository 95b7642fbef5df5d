import { Component, type ReactNode } from 'react'
import { formTexts } from '~/site/texts/form'
import { OtherChannels } from './other-channels'

/** If the form throws, the page stays and the visitor can still reach us. */
export class FormErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Levo: the contact form broke.', error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <div role="alert">
        <p>{formTexts.broken}</p>
        <OtherChannels />
      </div>
    )
  }
}
