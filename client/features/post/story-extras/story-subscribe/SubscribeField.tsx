import { newsletterWording as wording } from '../../../../../schema/wording/newsletter'
import '../../../../styles/story-subscribe.css'

/** The newsletter that a story's readers can subscribe to. */
export interface StoryNewsletter {
  name: string
  /** The address of its page, which takes the form. */
  action: string
}

/**
 * Asks for a reader's address in the middle of a story. Without hooks, so that its markup can be remembered; its page
 * answers, with or without script. Rule: docs/rules/newsletters.md, "Forms".
 */
export function SubscribeField({ newsletter: { name, action } }: { newsletter: StoryNewsletter }) {
  return (
    <form className="subscribe" method="post" action={action}>
      <strong dir="auto">{wording.heading(name)}</strong>
      <div>
        <input
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          placeholder={wording.email}
          aria-label={wording.email}
        />
        <button type="submit">{wording.subscribe}</button>
      </div>
      <small>{wording.consent(name)}</small>
    </form>
  )
}
