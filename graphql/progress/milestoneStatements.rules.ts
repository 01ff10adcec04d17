import { milestoneBands } from './milestones.rules.ts'
import { type Area, areas } from './progress.rules.ts'

/** What can be seen of most children of an age, by area and the first month of the age. A name is stored: it never changes. */
const statements: Record<Area, Record<number, Record<string, string>>> = {
  literacy: {
    4: {
      turnsToVoice: 'Turns towards a familiar voice',
      coos: 'Makes sounds back when somebody talks to them',
    },
    7: {
      babbles: 'Repeats sounds such as “ba-ba” and “ma-ma”',
      knowsName: 'Looks up when their name is called',
    },
    10: {
      waves: 'Waves, points or reaches up to say what they want',
      understandsNo: 'Understands a few words, such as “no” and “bye-bye”',
      looksAtBooks: 'Looks at pictures in a board book with an adult',
    },
    13: {
      firstWords: 'Says a few single words',
      fetches: 'Fetches something well known when asked',
    },
    19: {
      twoWords: 'Puts two words together, such as “more milk”',
      namesPictures: 'Points to or names pictures in a book',
      bodyParts: 'Shows a few parts of the body when asked',
    },
    25: {
      sentences: 'Speaks in sentences of three or four words',
      asksWhat: 'Asks “what?” and “where?” questions',
      favouriteStory: 'Joins in with words of a favourite story or song',
    },
    37: {
      isUnderstood: 'Is understood by people outside the family most of the time',
      retells: 'Tells what happened earlier in the day',
      ownName: 'Recognises their own name in print',
    },
    49: {
      rhymes: 'Hears and makes up rhymes',
      firstSounds: 'Hears the first sound of a word',
      writesLetters: 'Writes some letters, such as those of their own name',
    },
    61: {
      letterSounds: 'Knows the sounds of most letters',
      shortWords: 'Reads or builds a few short words',
      tellsStory: 'Tells a story with a beginning, a middle and an end',
    },
  },
  numeracy: {
    4: {
      followsObject: 'Follows a moving toy with their eyes',
      handToHand: 'Looks closely at a toy and passes it from hand to hand',
    },
    7: {
      findsHidden: 'Looks for a toy that has partly been covered',
      causesSound: 'Does something again to hear the same sound',
    },
    10: {
      findsCovered: 'Finds a toy that was hidden while they watched',
      putsIn: 'Puts things into a container and takes them out',
    },
    13: {
      stacksTwo: 'Stacks two or three blocks',
      fitsShapes: 'Tries to fit shapes into holes',
    },
    19: {
      more: 'Asks for “more” and understands “all gone”',
      matches: 'Matches two things that are the same',
      sortsShapes: 'Fits simple shapes into a puzzle board',
    },
    25: {
      countsToThree: 'Says “one, two, three” while playing',
      bigSmall: 'Shows which of two things is bigger',
      sortsColours: 'Sorts things by colour',
    },
    37: {
      countsFive: 'Counts up to five things, touching each one',
      shapes: 'Names a circle and a square',
      longShort: 'Compares long and short, full and empty',
    },
    49: {
      countsTen: 'Counts up to ten things',
      patterns: 'Continues a pattern such as red, blue, red, blue',
      howMany: 'Says how many there are without counting again',
    },
    61: {
      countsTwenty: 'Counts to 20 and knows the written numbers to ten',
      addsSmall: 'Adds and takes away with up to ten things',
      daysOfWeek: 'Names the days of the week in order',
    },
  },
  social: {
    4: {
      smiles: 'Smiles back at familiar people',
      calms: 'Calms down when held or spoken to',
    },
    7: {
      strangers: 'Knows familiar people and is wary of strangers',
      peekaboo: 'Enjoys games such as peekaboo',
    },
    10: {
      separation: 'Looks for a familiar adult for comfort',
      imitates: 'Copies what others do, such as clapping',
    },
    13: {
      showsThings: 'Brings things to show to somebody',
      drinksFromCup: 'Drinks from a cup and begins to use a spoon',
    },
    19: {
      besideOthers: 'Plays beside other children',
      showsFeelings: 'Shows joy, anger and affection clearly',
      helps: 'Helps with small jobs, such as packing away',
    },
    25: {
      takesTurns: 'Takes turns with help from an adult',
      toilet: 'Says when they need the toilet or a nappy change',
      comforts: 'Notices when a friend is sad',
    },
    37: {
      playsTogether: 'Plays together with one or two friends',
      followsRules: 'Follows the simple rules of the class',
      namesFeelings: 'Names feelings such as happy, sad and cross',
    },
    49: {
      solvesQuarrels: 'Uses words to settle a disagreement, with some help',
      dresses: 'Dresses without much help',
      waits: 'Waits for a turn in a small group',
    },
    61: {
      finishes: 'Finishes a task before starting another',
      teamPlay: 'Plays games with rules and accepts losing',
      caresForThings: 'Looks after their own things',
    },
  },
  motor: {
    4: {
      headUp: 'Holds their head steady and pushes up on their arms',
      rolls: 'Rolls over',
      grasps: 'Reaches for a toy and grasps it',
    },
    7: {
      sits: 'Sits without support',
      moves: 'Moves across the floor by rolling, creeping or crawling',
    },
    10: {
      pullsUp: 'Pulls up to stand and moves along furniture',
      pincer: 'Picks up small things with finger and thumb',
    },
    13: {
      walks: 'Walks alone',
      scribbles: 'Makes marks with a thick crayon',
    },
    19: {
      runs: 'Runs, and kicks a large ball',
      steps: 'Walks up steps with a hand held',
      turnsPages: 'Turns the pages of a book',
    },
    25: {
      jumps: 'Jumps with both feet off the ground',
      threads: 'Threads large beads',
      climbs: 'Climbs the small frame and comes down again',
    },
    37: {
      tricycle: 'Pedals a tricycle',
      snips: 'Snips paper with child-safe scissors',
      balances: 'Stands on one foot for a moment',
    },
    49: {
      hops: 'Hops on one foot',
      cutsLine: 'Cuts along a line',
      catches: 'Catches a large ball',
    },
    61: {
      skips: 'Skips, and balances along a beam',
      pencilGrip: 'Holds a pencil well and draws with control',
      buttons: 'Does up buttons and zips',
    },
  },
  creative: {
    4: {
      listensToMusic: 'Becomes quiet or lively when music plays',
      exploresTextures: 'Explores different materials with hands and mouth',
    },
    7: {
      shakes: 'Shakes a rattle or bangs on a drum',
      bounces: 'Bounces to music',
    },
    10: {
      handsMove: 'Joins in with the movements of a song',
      exploresPaint: 'Explores paint, water or dough with their hands',
    },
    13: {
      dances: 'Sways or dances to music',
      pretendSelf: 'Pretends to eat, drink or sleep in play',
    },
    19: {
      sings: 'Sings parts of a song',
      pretendDoll: 'Pretends with a doll or a toy animal',
    },
    25: {
      paints: 'Paints and glues, and likes to show the result',
      roles: 'Plays at being somebody, such as a parent or a driver',
      rhythm: 'Claps along to a simple beat',
    },
    37: {
      drawsPerson: 'Draws a person with a head and one or two other parts',
      buildsScenes: 'Builds something and says what it is',
    },
    49: {
      plansArt: 'Says what they will make, and then makes it',
      actsStory: 'Acts out a story with friends',
      songs: 'Sings several songs from memory',
    },
    61: {
      detail: 'Draws pictures with many details',
      invents: 'Makes up a song, a dance or a story',
      materials: 'Chooses materials that suit the work',
    },
  },
}

/** Every milestone, by area and age. Its key is stored with what was observed. */
export const milestones = areas.flatMap((area) =>
  milestoneBands.flatMap((band) =>
    Object.entries(statements[area][band.fromMonths] ?? {}).map(([name, text]) => ({
      key: `${area}.${band.fromMonths}.${name}`,
      area,
      ...band,
      text,
    })),
  ),
)
