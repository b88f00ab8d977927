import type { OwnDigest } from '../../../services/digest/own-digests'

export type DigestMapper = OwnDigest
