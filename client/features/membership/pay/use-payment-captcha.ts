import { useRef } from 'react'
import { useApp } from '../../../lib/app'

/** Asks for a captcha's value where a payment wants one; `place` is where its challenge appears. */
export function usePaymentCaptcha() {
  const { execute } = useApp()
  const place = useRef<HTMLDivElement>(null)
  const askCaptcha = async (): Promise<string | null> =>
    place.current && (await import('./ask-captcha')).askCaptcha(execute, place.current)
  return { place, askCaptcha }
}
