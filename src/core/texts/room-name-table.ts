import type { RoomType } from '../plan/schema.ts';

/**
 * Names of rooms by type: lower case, accents as written (they are compared without), languages mixed since a word
 * rarely means different rooms. English, French, German, Spanish, Italian, Portuguese, Dutch, Swedish, Danish,
 * Norwegian, Finnish, Catalan, Russian, Chinese, Japanese, Hebrew.
 * A name of several words is found as a whole before its words are.
 */
export const ROOM_NAMES: Readonly<Record<RoomType, readonly string[]>> = {
  living: [
    'living', 'living room', 'living dining', 'wohnen essen', 'wohn essbereich', 'wohn esszimmer', 'salón comedor', 'salon comedor', 'soggiorno pranzo', 'oh rt', 'гостиная столовая', '客餐厅', 'ld', 'lounge dining', 'livingroom', 'living area', 'living space', 'lounge', 'lounge room', 'sitting', 'sitting room', 'sitting area', 'family', 'family room', 'great room', 'greatroom', 'drawing room', 'reception', 'reception room', 'front room', 'parlour', 'parlor', 'den', 'media room', 'tv room', 'snug', 'salon', 'séjour', 'sejour', 'pièce de vie', 'piece principale', 'salle de séjour', 'wohnen', 'wohnzimmer', 'wohnz', 'wohnraum', 'stube', 'wohnbereich', 'salón', 'sala', 'sala de estar', 'estar', 'living comedor', 'sala estar', 'soggiorno', 'salotto', 'zona giorno', 'estar íntimo', 'woonkamer', 'zitkamer', 'woonk', 'vardagsrum', 'vardagsr', 'allrum', 'v-rum', 'stue', 'dagligstue', 'opholdsstue', 'opholdsrum', 'olohuone', 'oloh', 'oh', 'tupa', 'sala d’estar', 'menjador-estar', 'гостиная', 'зал', 'общая комната', 'жилая', '客厅', '起居室', '起居', '大厅', 'リビング', '居間', 'סלון', 'חדר מגורים', 'חדר דיור', 'gathering room', 'alfresco lounge', 'games room', 'play room', 'playroom', 'rumpus', 'bonus room', 'theatre', 'home theatre', 'takkahuone', 'aula',
  ],
  dining: [
    'dining', 'dining room', 'diningroom', 'dinner', 'dinning', 'dinning room', 'dining area', 'breakfast', 'breakfast room', 'breakfast nook', 'nook', 'eating area', 'meals', 'salle à manger', 'salle a manger', 'sam', 'repas', 'coin repas', 'essen', 'esszimmer', 'essz', 'essplatz', 'essbereich', 'comedor', 'sala da pranzo', 'pranzo', 'sala de jantar', 'jantar', 'eetkamer', 'eethoek', 'matsal', 'matplats', 'matrum', 'spisestue', 'spiseplads', 'ruokailu', 'ruokailutila', 'rt', 'ruok', 'menjador', 'столовая', '餐厅', '饭厅', 'ダイニング', '食堂', 'פינת אוכל', 'אוכל',
  ],
  kitchen: [
    'kitchen', 'open kitchen', 'kit', 'kitch', 'kitchenette', 'galley', 'cuisine', 'cuis', 'coin cuisine', 'küche', 'kueche', 'kü', 'kochen', 'kochnische', 'cocina', 'cucina', 'angolo cottura', 'cozinha', 'coz', 'keuken', 'kök', 'køkken', 'kjøkken', 'keittiö', 'keitt', 'kt', 'avokeittiö', 'keittotila', 'k', 'cuina', 'кухня', '厨房', '中厨', '西厨', '厨', 'キッチン', '台所', 'מטבח', 'gourmet kitchen', 'kitchen breakfast',
  ],
  'living-kitchen': [
    'living kitchen', 'kitchen living', 'living dining kitchen', 'kitchen dining', 'kitchen dining area', 'open plan', 'kitchen family', 'living kitchen dining', 'séjour cuisine', 'cuisine séjour', 'cuisine repas', 'salon cuisine', 'séjour salon cuisine', 'wohnküche', 'wohnen essen kochen', 'essen kochen', 'kochen essen', 'salón cocina', 'cocina comedor', 'comedor cocina', 'soggiorno cucina', 'cucina soggiorno', 'sala cozinha', 'woonkeuken', 'kök vardagsrum', 'køkken alrum', 'køkken stue', 'alrum', 'kjøkken stue', 'tupakeittiö', 'oh k', 'oh kt', 'k rt', 'kt rt', 'k oh', 'кухня гостиная', 'кухня столовая', 'ldk', 'dk', 'lk', 'kd', 'reception kitchen', 'living area kitchen', 'meals family',
  ],
  bedroom: [
    'bedroom', 'bed', 'bed room', 'bdrm', 'bdr', 'br', 'bedrm', 'b r', 'master', 'master bedroom', 'master suite', 'master bed', 'primary', 'primary bedroom', 'primary suite', 'principal bedroom', 'owners suite', 'guest', 'guest room', 'guest bedroom', 'suite', 'bedroom suite', 'mbr', 'main bedroom', 'sleeping', 'chambre', 'ch', 'chbre', 'chambre parents', 'suite parentale', 'schlafen', 'schlafzimmer', 'schlafz', 'schlafraum', 'elternschlafzimmer', 'eltern', 'zimmer', 'gästezimmer', 'gast', 'dormitorio', 'dorm', 'habitación', 'hab', 'alcoba', 'recámara', 'recamara', 'cuarto', 'quarto', 'camera', 'camera da letto', 'camera matrimoniale', 'matrimoniale', 'letto', 'cameretta', 'singola', 'suíte', 'slaapkamer', 'slpk', 'slaapk', 'sovrum', 'sov', 'soverum', 'soveværelse', 'sove', 'soverom', 'værelse', 'vær', 'makuuhuone', 'makuuh', 'mh', 'dormitori', 'habitació', 'спальня', 'комната', '卧室', '主卧', '次卧', '主卧室', '客房', '老人房', '卧', '洋室', '和室', '寝室', '主寝室', 'חדר שינה', 'חדר הורים', 'ח שינה', 'שינה', 'הורים', 'alkovi',
  ],
  children: [
    'children', 'childrens room', 'kids', 'kids room', 'child', 'nursery', 'baby', 'chambre enfant', 'enfant', 'enfants', 'kinderzimmer', 'kind', 'kinder', 'dormitorio niños', 'niños', 'bambini', 'camera bambini', 'criança', 'kinderkamer', 'barnrum', 'barn', 'børneværelse', 'barnerom', 'lastenhuone', 'детская', '儿童房', '小孩房', '子供部屋', '子ども部屋', 'חדר ילדים', 'ילדים', 'teenagers room',
  ],
  study: [
    'study', 'office', 'home office', 'workroom', 'work room', 'library', 'study nook', 'computer', 'computer room', 'desk', 'studio', 'craft room', 'bureau', 'bibliothèque', 'arbeiten', 'arbeitszimmer', 'büro', 'arbeitsz', 'despacho', 'estudio', 'oficina', 'escritório', 'ufficio', 'werkkamer', 'kantoor', 'arbetsrum', 'kontor', 'työhuone', 'työh', 'кабинет', '书房', '工作室', '書斎', 'חדר עבודה', 'עבודה', 'hobby', 'hobby room', 'harrastehuone', 'ממד', 'ממ"ד', 'atelier',
  ],
  bathroom: [
    'bathroom', 'bath', 'bath room', 'bathrm', 'ensuite', 'en suite', 'en-suite', 'ens', 'master bath', 'm bath', 'shower', 'shower room', 'wet room', 'salle de bains', 'salle de bain', 'sdb', 's d b', 'bains', 'bain', 'sde', 'salle d’eau', 'salle deau', 'sd’eau', 's de b', 's d’eau', 'douche', 'bad', 'badezimmer', 'bad wc', 'dusche', 'duschbad', 'dusche wc', 'du wc', 'baño', 'bano', 'ba', 'aseo ducha', 'bagno', 'bagno wc', 'doccia', 'banheiro', 'banho', 'casa de banho', 'wc banho', 'badkamer', 'badk', 'doucheruimte', 'badrum', 'badrum wc', 'dusch', 'wc dusch', 'badeværelse', 'bade', 'bad toilet', 'kylpyhuone', 'kph', 'ph', 'pesuhuone', 'pesuh', 'pesu', 'kh', 'banys', 'bany', 'ванная', 'душевая', 'санузел', 'с у', 'ванна', '卫生间', '主卫', '公卫', '次卫', '客卫', '浴室', '洗手间', 'バスルーム', '洗面', '洗面所', '洗面室', '脱衣', '脱衣室', 'ub', 'חדר רחצה', 'אמבטיה', 'מקלחת', 'רחצה', 'jack and jill', 'full bath', 'main bath', 'hall bath', '3/4 bath', 'd wc', 'douche wc',
  ],
  wc: [
    'wc', 'w c', 'w.c.', 'toilet', 'toil', 'toilets', 'toilette', 'toilettes', 'cloakroom wc', 'cloaks', 'powder', 'powder room', 'pwdr', 'pdr', 'pwd', 'powder rm', 'lavatory', 'lav', 'half bath', '1/2 bath', 'restroom', 'washroom', 'water closet', 'gäste wc', 'gaeste wc', 'gästewc', 'klo', 'abort', 'aseo', 'lavabo', 'sanitario', 'servizio', 'bagno di servizio', 'toalete', 'toiletten', 'toalett', 'gästtoalett', 'gæstetoilet', 'туалет', 'уборная', '厕所', '坐便', 'トイレ', '便所', 'שירותים', 'שרותים', 'guest wc', 'ladies', 'gents', 'men', 'women',
  ],
  hall: [
    'hall', 'entry', 'entrance', 'entrance hall', 'entry hall', 'foyer', 'lobby', 'vestibule', 'vest', 'mudroom', 'mud room', 'mud', 'reception hall', 'entrée', 'entree', 'hall d’entrée', 'sas', 'diele', 'eingang', 'vorraum', 'windfang', 'garderobe', 'entrada', 'recibidor', 'vestíbulo', 'vestibulo', 'ingresso', 'atrio', 'disimpegno ingresso', 'hal', 'inkom', 'inkomhal', 'entré', 'entre', 'gang entre', 'hallen', 'tambur', 'vindfång', 'vindfang', 'bryggers entre', 'forstue', 'eteinen', 'et', 'tuulikaappi', 'tk', 'eteish', 'rebedor', 'прихожая', 'холл', 'тамбур', '玄关', '门厅', '入户', '前厅', '玄関', '玄', 'ホール', 'כניסה', 'מבואה', 'atrium',
  ],
  corridor: [
    'corridor', 'hallway', 'passage', 'gallery', 'landing', 'circulation', 'dégagement', 'degagement', 'degt', 'dgt', 'dgmt', 'couloir', 'palier', 'flur', 'gang', 'korridor', 'pasillo', 'distribuidor', 'paso', 'corridoio', 'disimpegno', 'dis', 'corredor', 'circulação', 'circ', 'overloop', 'passage hall', 'gang hall', 'passadís', 'käytävä', 'käyt', 'коридор', '走廊', '过道', '走道', '廊下', 'מסדרון', 'פרוזדור', 'fordelingsgang',
  ],
  closet: [
    'closet', 'clos', 'clo', 'cl', 'walk in closet', 'walk in', 'walk-in', 'walkin closet', 'wic', 'w i c', 'w i', 'wardrobe', 'wardrobes', 'robe', 'robes', 'wir', 'bir', 'w i r', 'dressing', 'dressing room', 'linen', 'lin', 'linen closet', 'pantry', 'pan', 'wip', 'walk in pantry', 'larder', 'pantry cupboard', 'store', 'store room', 'storeroom', 'storage', 'stor', 'sto', 'strg', 'cupboard', 'cpd', 'coats', 'coat closet', 'cabinet closet', 'placard', 'pl', 'plac', 'penderie', 'rangement', 'rgt', 'rang', 'cellier', 'débarras', 'ankleide', 'ankleidezimmer', 'abstellraum', 'abst', 'abstell', 'ar', 'abstellk', 'abstellkammer', 'kammer', 'vorrat', 'vorratsraum', 'speis', 'speisekammer', 'schrank', 'vestidor', 'armario', 'trastero', 'despensa', 'almacén', 'closet vestier', 'ripostiglio', 'rip', 'cabina armadio', 'guardaroba', 'dispensa', 'arrumos', 'roupeiro', 'kast', 'berging', 'inloopkast', 'garderob', 'klk', 'klädkammare', 'g', 'st', 'städ', 'förråd', 'frd', 'skafferi', 'garderobeskab', 'skab', 'depot', 'depotrum', 'bod', 'pulterrum', 'opbevaring', 'vaatehuone', 'vaateh', 'vh', 'varasto', 'var', 'komero', 'kom', 'siivouskomero', 'sk', 'кладовая', 'гардероб', 'гардеробная', 'гардер', '衣帽间', '储藏室', '储物', '储藏', '更衣室', '納戸', '収納', '物入', 'クローゼット', 'クロゼット', 'sic', 'מחסן', 'ארון', 'חדר ארונות', 'מזווה', 'p', 'broom', 'box room', 'box', 'lumber',
  ],
  utility: [
    'utility', 'utility room', 'util', 'laundry', 'laundry room', 'ldry', 'l’dry', 'ldy', 'lndry', 'laund', 'wash', 'washing', 'w d', 'w/d', 'buanderie', 'lingerie', 'hauswirtschaft', 'hauswirtschaftsraum', 'hwr', 'waschküche', 'waschen', 'lavadero', 'lavandería', 'lavanderia', 'lav lavanderia', 'área de serviço', 'area de serviço', 'a s', 'bijkeuken', 'wasruimte', 'tvätt', 'tvättstuga', 'grovkök', 'bryggers', 'vaskerum', 'vaskerom', 'kodinhoitohuone', 'khh', 'kodinh', 'pyykki', 'постирочная', '洗衣房', '家政间', '家事室', '洗濯', 'ランドリー', 'חדר כביסה', 'כביסה', 'שירות', 'arrière cuisine', 'scullery', 'bugaderia',
  ],
  garage: [
    'garage', 'double garage', 'single garage', '2 car garage', '1 car garage', 'carport', 'car port', 'car parking', 'parking', 'gar', 'abri voiture', 'stellplatz', 'garaje', 'cochera', 'garagem', 'box auto', 'autorimessa', 'autostalling', 'garasje', 'autotalli', 'at', 'autokatos', 'ak', 'ak 2ap', 'гараж', '车库', '車庫', 'ガレージ', 'חניה', 'garatge',
  ],
  balcony: [
    'balcony', 'balc', 'loggia', 'balcon', 'balkon', 'balcón', 'balcone', 'varanda', 'varandas', 'sacada', 'balkong', 'altan', 'parveke', 'parv', 'balco', 'балкон', 'лоджия', '阳台', '南阳台', '北阳台', '生活阳台', '露台', 'バルコニー', 'ベランダ', 'מרפסת', 'מרפסת שירות', 'juliet balcony', 'optional balcony', 'franskt balkong',
  ],
  terrace: [
    'terrace', 'patio', 'deck', 'porch', 'covered porch', 'front porch', 'upper porch', 'screened porch', 'covered patio', 'verandah', 'veranda', 'alfresco', 'courtyard', 'lanai', 'pergola', 'sunroom', 'stoop', 'terrasse', 'terrasse couverte', 'porche', 'abri', 'freisitz', 'terraza', 'terrazza', 'portico', 'terraço', 'alpendre', 'terras', 'uteplats', 'altandæk', 'overdækket terrasse', 'terassi', 'kuisti', 'katettu terassi', 'kattoterassi', 'piha', 'terrassa', 'терраса', 'веранда', 'крыльцо', '平台', '庭院', '花园', 'テラス', '庭', 'ウッドデッキ', 'חצר', 'גינה', 'garden', 'cabana', 'conservatory', 'wintergarten',
  ],
  stairs: [
    'stairs', 'stair', 'staircase', 'stairwell', 'up', 'dn', 'down', 'escalier', 'esc', 'treppe', 'treppenhaus', 'escalera', 'escaleras', 'scala', 'scale', 'vano scala', 'escada', 'trap', 'trapp', 'trappe', 'porras', 'porrash', 'porrashuone', 'лестница', '楼梯', '楼梯间', '階段', 'מדרגות', 'elevator', 'lift', 'ascenseur', 'aufzug', 'ascensor', 'hissi', '电梯', 'chute',
  ],
  technical: [
    'mech', 'mechanical', 'mechanical room', 'mech room', 'hvac', 'furnace', 'furn', 'boiler', 'boiler room', 'plant', 'plant room', 'water heater', 'wh', 'w h', 'hwc', 'h w c', 'hwt', 'ac', 'a/c', 'elec', 'electrical', 'electrical room', 'elect', 'meter', 'riser', 'shaft', 'duct', 'services', 'void', 'chaufferie', 'local technique', 'gaine', 'technik', 'technikraum', 'heizung', 'heizraum', 'hausanschluss', 'cuarto técnico', 'instalaciones', 'caldera', 'locale tecnico', 'caldaia', 'centrale termica', 'casa das máquinas', 'techniek', 'cv', 'meterkast', 'teknik', 'teknikrum', 'fyrrum', 'tekninen tila', 'tekn', 'tekn tila', 'lämmönjako', 'jakoh', 'котельная', 'бойлерная', '设备间', '设备平台', '管道井', '機械室', 'mb', 'ps', 'חדר מכונות', 'panel', 'pannuhuone',
  ],
  other: ['room', 'gym', 'sauna', 's', 'fitness', 'löyly', 'lauteet', 'сауна', '桑拿房', 'attic', 'loft', 'cellar', 'basement', 'bar', 'chapel', 'workshop', 'werkstatt', 'taller', 'verstas', 'shed', 'keller', 'cantina', 'sótano', 'wine', 'spa', 'pool', 'uima-allas', 'swimming pool', 'hot tub', 'ulkovarasto', 'uv', 'void over'],
}; // biome-ignore format: a table
