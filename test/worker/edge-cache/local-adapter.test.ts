import { edgeCacheContract } from './contract'
import { localRig } from './support/rig'

edgeCacheContract('the local cache', localRig)
