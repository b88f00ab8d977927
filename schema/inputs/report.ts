import * as v from 'valibot'
import { MAX_APPEAL, MAX_REPORT_WORDS, REPORT_REASONS } from '../rules/reports'
import { inputWording } from '../wording/inputs'
import { reportMessages } from '../wording/report-messages'
import { opaque, paragraphs } from './text'

/** Why something is reported. */
export const reportReason = v.picklist(REPORT_REASONS, reportMessages.chooseReason)

/** What a reporter adds. */
export const reportWords = paragraphs(MAX_REPORT_WORDS, reportMessages.tooLong(MAX_REPORT_WORDS))

/** Why a decision is wrong. */
export const appealWords = v.pipe(
  paragraphs(MAX_APPEAL, reportMessages.tooLong(MAX_APPEAL)),
  v.nonEmpty(reportMessages.sayWhyWrong),
)

export const reportKey = v.pipe(
  opaque(64, inputWording.invalid),
  v.nonEmpty(inputWording.invalid),
  v.description('Made by the client for this sending: one that arrives again changes nothing.'),
)
