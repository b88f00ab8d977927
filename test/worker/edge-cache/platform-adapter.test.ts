import { edgeCacheContract } from './contract'
import { platformRig } from './support/rig'

edgeCacheContract('the platform’s cache', platformRig)
