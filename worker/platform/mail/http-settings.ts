import type { Sender } from './sender'

/** Where and with which key mail is handed over. */
export interface HttpMailSettings {
  url: string
  key: string
  from: Sender
}
