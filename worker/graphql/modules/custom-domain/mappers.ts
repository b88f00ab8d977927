import type { ShownDomain } from '../../../services/custom-domain/own-domain'

export type WantedDomainMapper = ShownDomain
