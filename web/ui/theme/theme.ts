/** Importing this file once loads the whole theme: contract values of both schemes, measures, fonts, reset. */
import './fonts.css'
import './light.css.ts'
import './dark.css.ts'
import './measures.css.ts'
import './global.css.ts'
