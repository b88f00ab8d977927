import './story-callouts'
import './story-cards'
import './story-code'
import './story-tables'
