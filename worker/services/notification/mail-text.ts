/** What a mail says about a notification. */
export interface MailText {
  subject: string
  text: string
  link: { label: string; href: string }
}
