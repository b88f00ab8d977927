/* Every file of tables. Importing this one fills `personalTables` with all of them; a test compares it
   with the folder. */
import './catalog'
import './collection'
import './credential'
import './follow'
import './mastodon'
import './media'
import './operations'
import './post'
import './session'
import './tag'
import './user'
import './viewer'
