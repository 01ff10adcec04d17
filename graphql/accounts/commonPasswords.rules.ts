/**
 * The most common passwords, here and elsewhere: words, names, teams, places and keyboard runs. Each covers all its
 * spellings (`Passw0rd`, `password123!`, `PASSWORD`), so that the list refuses many thousands of passwords.
 */
const words = new Set(
  `
  password passwort passwd passcode pass passw wagwoord wagwoorde phasewete secret geheim login logon letmein letmeinn
  welcome welkom wamkelekile siyakwamukela hello hallo hellothere admin administrator root user guest test tester testing
  testtest demo sample default changeme change newpass newpassword temp temporary access master superman superuser
  server system computer internet google facebook whatsapp instagram youtube twitter amazon apple samsung nokia windows
  microsoft android iphone qwerty qwertyu qwertyui qwertyuiop qwert qwer qazwsx qazwsxedc zxcvbn zxcvbnm zxcv asdf asdfg
  asdfgh asdfghj asdfghjk asdfghjkl asdfasdf qweqwe qweasd qweasdzxc wasd azerty abcdef abcdefg abcdefgh abcd abc aaa
  xyz iloveyou iloveu loveyou loveme love lover lovely loving loves ekhouvanjou ekisliefvirjou liefie liefde skat skattie
  sweetheart sweetie sweety honey honeybee baby babygirl babyboy babe babyface angel angels angela princess prinses prince
  queen king kings kingdom beautiful pretty gorgeous cutie cute sexy sexygirl hottie bitch fuckyou fuckoff fuck fucker
  asshole shit bullshit pussy penis dick bigdick sex sexsex
  sunshine sonskyn sunflower flower flowers blomme rose roses rosebud lily daisy jasmine violet summer somer winter spring
  autumn january february march april may june july august september october november december monday friday sunday
  saturday weekend birthday christmas kersfees easter halloween holiday vacation
  monkey dragon tiger lion lions leeu leopard elephant olifant rhino buffalo giraffe zebra cheetah cheetahs springbok
  springboks bokke kudu impala horse horses perd dog dogs doggie puppy hond kat cat cats kitty kitten kitkat rabbit bunny
  bear teddy teddybear panda wolf wolves fox eagle falcon hawk dolphin dolphins shark sharks butterfly spider spiderman
  snake cobra python fish fishing chicken duck turtle frog mouse hamster
  football soccer rugby cricket netball hockey tennis golf golfer basketball baseball softball swimming running runner
  cycling karate boxing wrestling surfing skate skateboard
  chiefs kaizerchiefs orlandopirates pirates sundowns mamelodi celtic bloemceltic bulls bluebulls stormers lionsrugby
  proteas bafana bafanabafana arsenal chelsea liverpool manchester manutd manunited united everton tottenham barcelona
  barca realmadrid juventus ronaldo messi rooney beckham maradona neymar mbappe kolisi habana
  batman superboy wonderwoman ironman hulk thor avengers marvel starwars startrek skywalker yoda vader matrix terminator
  rambo rocky pokemon pikachu naruto goku minecraft fortnite roblox callofduty playstation xbox nintendo mario sonic zelda
  warcraft counterstrike gamer gaming games game player hacker hunter killer killers ninja samurai warrior warriors
  soldier sniper shadow ghost phantom demon devil lucifer satan dark darkness darkside knight wizard merlin magic magical
  mystery legend legends hero heroes champion champions winner winners number numberone
  trustno trustnoone trustme blessed blessing blessings jesus jesuschrist jesuslovesme god godisgood godislove lordjesus
  lord christ heaven faith hope grace mercy glory praise amen bible church gospel holy holyspirit thankyoujesus thankgod
  thankyou godbless mygod allah mohamed muhammad ramadan islam buddha krishna
  family familie mother mommy mummy mom mama mamma father daddy papa dad tata sister brother sisters brothers boetie sussie
  ouma oupa gogo grandma grandpa children kids child friend friends bestfriend bestfriends forever always together
  freedom peace happy happiness smile smiley laugh music musica dance dancer dancing guitar piano drummer rockstar rock
  hiphop metallica nirvana eminem beyonce rihanna shakira brenda beatles queenbee bobmarley marley reggae ganja weed
  chocolate cookie cookies candy sugar sweet sweets cupcake cake icecream banana apples orange oranges lemon cherry
  strawberry peach mango pineapple coconut pumpkin potato cheese pizza burger coffee coke cocacola pepsi beer castle
  castlelite windhoek brandewyn whisky vodka wine biltong braai boerewors koeksister pap
  red blue green yellow purple pink black white silver golden gold diamond diamonds crystal pearl ruby emerald sapphire
  rainbow star stars starlight moon moonlight sky ocean beach island river mountain forest desert storm thunder lightning
  rain snow fire ice water earth world galaxy universe planet space rocket
  money moneymoney cash dollar rich richman million millionaire billion lucky luck success power powerful strong strength
  energy speed fast furious turbo racing racer driver toyota hilux fortuner corolla bmw mercedes benz audi ferrari porsche
  lamborghini mustang camaro corvette honda yamaha suzuki kawasaki ducati harley nissan mazda ford ranger volkswagen polo
  golfgti chevy chevrolet hyundai tractor truck
  africa southafrica suidafrika mzansi ubuntu mandela madiba rainbownation johannesburg joburg jozi soweto pretoria
  tshwane durban ethekwini capetown kaapstad bloemfontein bloem mangaung freestate vrystaat vrijstaat kimberley welkomfs
  botshabelo thabanchu bethlehem kroonstad lesotho maseru limpopo polokwane nelspruit mpumalanga rustenburg potchefstroom
  stellenbosch paarl george knysna gauteng kwazulu zululand zulu xhosa sotho basotho tswana afrikaans namibia botswana
  zimbabwe harare nigeria lagos kenya london england paris france germany berlin spain italy roma brazil america usa
  newyork california texas canada australia sydney india pakistan china japan tokyo
  kiewiet kiewiets kiewietjie daycare creche kleuterskool preschool nursery kindergarten teacher teachers parent parents school schools
  skool student students college university ufs kovsie kovsies grey greycollege classroom class learn learning study
  office manager boss business company work worker job sales marketing support service customer finance account accounts
  secretary reception director
  michael michelle jessica jennifer ashley amanda nicole samantha elizabeth stephanie melissa heather rebecca rachel
  lauren megan hannah sarah emily emma olivia sophia isabella mia anna annie maria marie linda susan karen nancy lisa
  sandra donna carol sharon laura patricia barbara margaret dorothy betty helen ruth diana christine christina kimberly
  daniel david joshua matthew andrew christopher christian james john robert william thomas charles richard joseph george
  kevin brian steven edward ronald anthony jason justin brandon ryan jacob nicholas tyler alexander alexandra jonathan
  benjamin samuel nathan adam aaron patrick peter paul mark simon martin oliver harry jack charlie max lucas
  thabo sipho themba bongani mandla lerato thandi nomsa zanele precious lebo lebogang tshepo tumelo kagiso kabelo mpho
  neo palesa naledi refilwe boitumelo dineo karabo katlego lesedi puleng mamello thato tebogo sello teboho thabang
  nthabiseng dikeledi matshidiso moses sibusiso siyabonga nokuthula ntombi nomvula zodwa nelson winnie zuma ramaphosa
  malema johan pieter jaco hennie kobus gert danie deon riaan francois hendrik jan piet koos gerhard stefan werner marius
  annelie elmarie marietjie susanna magdalena mariana anneke liezl charlene chantelle natasha tanya ingrid
  whatever nothing something anything everything nobody somebody someone anyone never forget forgetmenot remember idontknow
  dontknow noidea letsgo comeon yesyes nono please sorry hellokitty mickey mickeymouse minnie donald goofy bugsbunny tweety
  snoopy garfield tinkerbell cinderella barbie spongebob scooby scoobydoo simpsons homer bart shrek nemo simba mufasa
  pumba elsa frozen peppapig bluey paddington harrypotter hogwarts potter gandalf frodo hobbit
  buster bailey bella buddy charlie coco cooper daisy duke gizmo ginger jake jasper lola lucky lucy maggie max milo molly
  oreo oscar pepper precious prince rex rocky rosie rover ruby rusty sadie sam sasha scout shadow smokey sophie spot teddy
  toby tucker winston zoe bliksem boerboel snoekie wollie vlekkie
  security secure safety private confidential protect hidden unlock unlocked open opensesame sesame abracadabra hocuspocus
  blah blahblah blablabla foobar foo bar lol lolol lolipop haha hahaha hehe xxx xxxxxx zzz zzzzzz asd qwe zxc
  merlin jordan jordan michaeljordan lebron kobe lakers bulls yankees cowboys steelers eagles raiders broncos redsox
  midnight moonshine twilight vampire zombie werewolf blood death dead alive life live living livelife lifeisgood
  carpediem hakunamatata yolo swag swagger cool coolcat coolgirl coolboy awesome amazing fantastic perfect special unique
  crazy crazygirl insane mental psycho maniac madness mad angry rage hate hater loser stupid idiot dumb fool funny clown
  joker harley jokers poker casino vegas jackpot lotto
  doctor nurse lawyer engineer pilot police fireman farmer farming plaas boer builder painter chef cooking baker
  silence silent quiet whisper dream dreams dreamer dreaming fantasy imagine inspire believe believer courage brave bravery
  honor honour loyal loyalty respect truth trust justice karma destiny fate future past today tomorrow yesterday
  time timeless eternal eternity infinity infinite zero one two three four five six seven eight nine ten
  alpha beta gamma delta omega sigma phoenix apollo zeus athena venus mars jupiter saturn mercury neptune pluto titan
  hercules achilles spartan spartacus gladiator viking pirate captain commander general major sergeant
  `
    .trim()
    .split(/\s+/),
)

/** Rows of a keyboard and the alphabet: a run along one of them is no secret, forwards or backwards. */
const runs = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6',
]
const reversed = (text: string) => [...text].reverse().join('')

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Letters for the digits and symbols that replace them: `p@ssw0rd`. */
export const unleet = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

/** `121212`, `abcabc`, `aaaaaa`, `passwordpassword`: repetitions. */
const unitOf = (text: string) => /^(.+?)\1+$/.exec(text)?.[1] ?? text

const isRun = (text: string) =>
  text.length >= 3 && runs.some((run) => run.includes(text) || reversed(run).includes(text))

/** A birthday in digits: 010190, 01011990, 19900101. */
const isDate = (text: string) =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)\d\d|\d\d)$/.test(text) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text)

const mostAround = 4
const withoutEnds = new RegExp(`^[^a-z]{0,${mostAround}}([a-z]+)[^a-z]{0,${mostAround}}$`)

/** The word in a spelling such as `#Sunshine2024!`. */
export function isKnownWord(text: string): boolean {
  if (words.has(text)) return true
  const inner = withoutEnds.exec(text)?.[1]
  return inner !== undefined && (words.has(inner) || words.has(unitOf(inner)) || isRun(inner))
}

/**
 * Whether a password is a common one: a known word in any spelling with up to four digits or symbols around it, a
 * keyboard run, a repetition or a date.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.trim().toLowerCase()
  const unit = unitOf(text)
  if (unit.length <= 2 || isRun(unit) || isDate(text)) return true
  if (isKnownWord(text) || isKnownWord(unit)) return true
  const trimmed = text.replace(/[^a-z]{0,4}$/, '')
  return isKnownWord(unleet(trimmed)) || isKnownWord(unleet(text))
}
