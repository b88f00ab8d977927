import type { Clapper } from '../../../services/clap/lists'

export type ClapperEdgeMapper = Clapper
