import type { RoomType } from '../../plan/schema.ts';
import type { Activity, Stock } from './task.ts';

/** What a name says that a room is for; `what` is undefined where it is for nothing that we furnish. */
export interface Purpose {
  readonly what?: Activity;
  readonly stock?: Stock;
}

interface Name extends Purpose {
  /** Found in the label, which is in lower case and without accents. */
  readonly words: RegExp;
  /** Only rooms of these types are meant: elsewhere the word is part of another name. */
  readonly only?: readonly RoomType[];
  /** Rooms whose type says the same. */
  readonly unless?: readonly RoomType[];
}

const STORES: readonly RoomType[] = ['closet', 'other', 'utility'];
const CLOSETS: readonly RoomType[] = ['closet', 'other', 'bedroom'];
const WET: readonly RoomType[] = ['bathroom', 'wc'];

/** English, Finnish, Swedish, German, French, Spanish, Portuguese, Italian, Dutch, Japanese and Chinese, with the abbreviations that plans use. */
const NAMES: readonly Name[] = [
  { what: 'exercise', words: /\bgym\b|fitness|work-?out|exercise|kuntosali|kuntohuone|traningsrum|kraftraum|musculation|salle de sport|gimnasio|academia|palestra|ジム|健身/ },
  { what: 'sauna', words: /\bsauna\b|\bbastu\b|hammam|hamam|steam ?room|サウナ|桑拿/ },
  { what: 'sauna', words: /^s$/, only: ['other'] },
  { what: 'launder', words: /laundry|\baundry|\bl'?dry\b|\blaund|washer|lavadero|lavander|lingerie|buanderie|waschk|waschraum|tvattstuga|\btvatt|groventre|\bkhh\b|kodinhoito|hauswirtschaft|\bhwr\b|\bw\s*[&+/]\s*d\b|bryggers|bijkeuken|wasruimte|洗濯|洗衣|家事/ },
  { what: 'store', stock: 'food', words: /pantry|pantr\b|^pan\b|larder|cellier|garde-?manger|despensa|speis(e|ek)|\bspeis\b|skafferi|ruokakomero|dispensa|provisiekast|食品庫|パントリー/ },
  { what: 'store', stock: 'linen', words: /\blin(en|n)?\b|liinavaat|linneskap|waschekammer|wascheschrank|lingere|ropa blanca|リネン/ },
  { what: 'store', stock: 'coats', words: /\bcoats?\b|cloak|garderobe|vestiaire|ropero|kapphylla|eteisen komero/ },
  { what: 'store', stock: 'wine', words: /\bwine|cave a vin|weinkeller|viinikellari|vinkallare|\bbodega|\badega|cantina|wijnkelder|ワイン|酒窖/ },
  { what: 'store', stock: 'tools', words: /\btools?\b|tyokalu|verktyg|werkzeug|gerateraum|outils|herramienta|ferramenta|attrezzi|gereedschap|garden store/, only: STORES },
  { what: 'store', stock: 'clothes', words: /\bwic\b|walk-?\s?i?n|walking|\bw\.?\s?i\.?\s?c\b|dressing|wardrobe|vaatehuone|\bvh\b|kladk|\bklk\b|\bgarderob\b|penderie|guardaroba|cabina armadio|vestidor|roupeiro|ankleide|kleiderschrank|\brobes?\b|\bbir\b|inloopkast|ウォークイン|\bwcl\b|衣帽/, only: CLOSETS },
  { what: 'store', stock: 'things', words: /\bf?-?st\b|\bstor|varasto|\bvar\b|abstell|\babst\b|forrad|\bcave\b|cellar|kellari|trastero|deposito|debarras|rangement|ripostiglio|arrumos|berging|broom|utility|komero|納戸|物入|储/, only: ['closet', 'other'] },
  { what: 'read', words: /librar|biblio|kirjasto|reading|lukuhuone|lesezimmer|leeskamer|sun ?room|conservatory|wintergarten|図書/ },
  { what: 'work', words: /\bstudy\b|\boffice\b|home ?office|\bbureau\b|\bburo\b|arbeitszimmer|tyohuone|\btyoh\b|kontor|arbetsrum|escritorio|despacho|ufficio|werkkamer|\bdesk\b|computer|書斎|书房/ },
  { what: 'play', words: /play ?(room|area)|spielzimmer|salle de jeux|leikki|games? ?room|billiard|pool room|lekrum|sala de juegos|brinquedoteca|sala giochi|speelkamer|キッズ|游戏/ },
  { what: 'cinema', words: /cinema|home ?theat|media room|\btv[ -]?room|heimkino|kotiteatteri|シアター|影音/ },
  { what: 'music', words: /music|piano|musik|musique|musiikki|音楽|琴房/ },
  { what: 'craft', words: /workshop|hobby|harraste|atelier|werkstatt|verstas|askartelu|taller\b|laboratorio|craft|sewing|couture|手工/ },
  { what: 'bathe', words: /wash ?room|powder|洗面|\u6d17(?![濯衣])|toilet|\bw\.?c\b|\bbath|\bbad\b|bains|kylpyh|badezimmer|badrum|banheiro|\bbano\b|\bbagno\b|浴/, unless: WET },
  { what: 'cook', words: /kitchen|\bkit\b|cuisine|kuche|keittio|cocina|cozinha|\bkok\b|cucina|keuken|台所|厨/, unless: ['kitchen', 'living-kitchen'] },
  { what: 'sleep', words: /\bbed ?-?room|\bchambre|schlaf|makuuhuone|\bmh ?\d?\b|sovrum|dormitorio|quarto\b|\bqto\b|camera da letto|slaapkamer|寝室|卧/, unless: ['bedroom', 'children', 'living', 'living-kitchen', 'closet'] },
  { what: 'eat', words: /din+ing|\bdin\b|repas|salle a manger|essen|esszimmer|comedor|sala de jantar|ruokailu|matplats|matsal|pranzo|eetkamer|餐/, unless: ['dining'] },
  { what: 'lounge', words: /living|lounge|sejour|\bsalon\b|wohnen|wohnz|\bliv\b|olohuone|\boh\b|\boloh\b|vardagsrum|sitting ?room|soggiorno|sala de estar|family ?room|woonkamer|客厅|居間/, unless: ['living'] },
  { what: 'arrive', words: /\bentry\b|entrance|foyer|vestibul|eteinen|tuulikaappi|\bet\b|\bhall\b|entree|diele|flur|recibidor|ingresso|玄関/, only: ['other'] },
  { words: /boiler|furnace|heater|\bmech|hvac|heizung|pannrum|pannhuone|\btek|chaufferie|caldaia|caldera|\bw\.?h\.?\b|shaft|duct|\bvoid\b|open to|elevator|\blift\b|aufzug|hissi/, only: ['closet', 'other', 'utility'] },
]; // biome-ignore format: a table

/** Rooms of which the name is not asked: nobody puts indoor furniture there for it. */
const UNASKED: ReadonlySet<RoomType> = new Set<RoomType>(['balcony', 'terrace', 'stairs', 'technical']);

export function purposesOf({ type, words }: { readonly type: RoomType; readonly words: string }): Purpose[] {
  if (!words || UNASKED.has(type)) return [];
  const named = NAMES.filter(
    (name) => name.words.test(words) && !name.unless?.includes(type) && (name.only?.includes(type) ?? true),
  );
  return named.map(({ what, stock }) => ({ ...(what ? { what } : {}), ...(stock ? { stock } : {}) }));
}

/** The room of those who own the home. */
export const isNamedPrincipal = (words: string): boolean =>
  /master|\bmain|principal|primary|parent|eltern|suite|vanhem|foraldra|matrimoni|casal\b|hoofdslaap|主卧|主寝/.test(
    words,
  );
export const isNamedChild = (words: string): boolean =>
  /child|\bkids?\b|enfant|kinder|lasten|\bbarn|\bnin[oa]s?\b|infantil|bambin|crianca|teen|儿童|子供/.test(words);
export const isNamedNursery = (words: string): boolean =>
  /nursery|\bbaby|\bbebe|nourrisson|vauva|babyzimmer|\bcuna\b|neonat|婴/.test(words);
export const isNamedGuest = (words: string): boolean =>
  /guest|\bgast|\bamis?\b|invit|vieras|huesped|hospede|ospit|客房/.test(words);
