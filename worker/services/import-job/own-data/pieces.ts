import type { OwnData } from '../../import/own-data/own-data'
import { highlightPieces } from './highlights'
import { listPieces } from './lists'
import { profilePiece } from './profile'
import type { Piece } from './restoring'
import { seriesPieces } from './series'
import { settingsPiece } from './settings'

/** What an export of ours has besides stories, in the order in which it comes back. */
export const piecesOf = async (data: OwnData): Promise<readonly Piece[]> => [
  profilePiece,
  settingsPiece,
  ...(await seriesPieces(data)),
  ...(await listPieces(data)),
  ...(await highlightPieces(data)),
]
