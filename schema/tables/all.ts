/*
 * Every file of tables. Whoever imports this one finds all of them in `personalTables`; a test compares it with the
 * folder.
 */
import './catalog'
import './collection'
import './credential'
import './mastodon'
import './media'
import './operations'
import './post'
import './session'
import './tag'
import './user'
import './viewer'
