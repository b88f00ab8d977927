import { isSafeAddress } from '../../ask-outside'
import type { HttpMailSettings } from '../http-settings'
import type { MailStreams } from '../streams'

/** Where mail is handed over to Amazon SES, and by whom. */
export interface SesSettings extends Omit<HttpMailSettings, 'key'> {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Its configuration sets, each of which says where events go. */
  streams: MailStreams
}

/** The host of an endpoint, with its region. */
const ENDPOINT = /^email(?:-fips)?\.([a-z]{2}(?:-[a-z]+)+-\d)\.(?:amazonaws\.com(?:\.cn)?|api\.aws)$/
/** An access key's id and its secret, in which there is no colon. */
const KEY = /^(\w{16,128}):([^\s:]+)$/

/** @throws Error if one of the settings is none of Amazon's. It doesn't repeat the key. */
export function sesSettings({ url, key, from }: HttpMailSettings, streams: MailStreams): SesSettings {
  const { hostname, protocol } = new URL(url)
  const region = ENDPOINT.exec(hostname)?.[1] ?? (protocol === 'http:' ? 'us-east-1' : undefined)
  if (region === undefined) throw new Error('MAIL_HTTP_URL is no endpoint of SES')
  const [, accessKeyId = '', secretAccessKey = ''] = KEY.exec(key) ?? []
  if (secretAccessKey === '') throw new Error('MAIL_HTTP_KEY is no id and secret of an access key')
  return { url: url.replace(/\/$/, ''), accessKeyId, secretAccessKey, region, from, streams }
}

/** A topic of SNS. */
export interface Topic {
  arn: string
  /** What addresses of its certificates and of its confirmations begin with. */
  base: string
}

const ARN = /^arn:(aws(?:-cn|-us-gov)?):sns:([a-z]{2}(?:-[a-z]+)+-\d):\d{12}:[\w-]{1,256}$/

/** The topic of `MAIL_WEBHOOK_KEY`. @param url what stands in for SNS. @throws Error if it is none. */
export function topicOf(arn: string, url?: string): Topic {
  const [, partition, region] = ARN.exec(arn) ?? []
  if (region === undefined) throw new Error('MAIL_WEBHOOK_KEY is no ARN of a topic')
  if (url && !isSafeAddress(url)) throw new Error('SNS_URL is no https address')
  const host = `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`
  return { arn, base: url || `https://${host}` }
}
