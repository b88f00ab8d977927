import type { FeatureRequestRow } from '../../../data/feature-request/requests'

export type FeatureRequestMapper = FeatureRequestRow
