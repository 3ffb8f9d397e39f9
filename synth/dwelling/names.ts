import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'fi', 'da', 'ca', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names as printed on plans, the usual one first; a `|` parts the full names from the abbreviations. */
const NAMES: Record<Language, Partial<Record<RoomType, string>>> = {
  en: {
    living: 'Living room,Lounge,Living,Family room|LIV.RM,LR', dining: 'Dining room,Dining|DIN', kitchen: 'Kitchen|KIT,K',
    'living-kitchen': 'Living / Kitchen,Open plan living,Great room,Living / Dining / Kitchen', bedroom: 'Bedroom|BED,BR,BDRM',
    children: "Child's room,Kids room|", study: 'Study,Office,Home office|', bathroom: 'Bathroom,Bath,Shower room,Ensuite|BATH', wc: 'WC,Toilet,Powder,Cloaks|W.C.',
    hall: 'Hall,Entry,Foyer,Entrance hall|ENT', corridor: 'Corridor,Hallway,Landing|CORR', closet: 'Closet,Store,Storage,Walk-in closet,Wardrobe|W.I.C.,ST,CL', utility: 'Utility,Laundry,Utility room|UTIL',
    garage: 'Garage,Double garage', balcony: 'Balcony|BALC', terrace: 'Terrace,Patio,Deck,Porch', stairs: 'Stairs', technical: 'Plant,Boiler room|', other: 'Room',
  },
  fr: {
    living: 'Séjour,Salon|SÉJ.', dining: 'Salle à manger|S.À.M.', kitchen: 'Cuisine|CUIS.', 'living-kitchen': 'Séjour / Cuisine,Séjour cuisine,Pièce de vie', bedroom: 'Chambre|CH.,CHB',
    children: "Chambre d'enfant|", study: 'Bureau', bathroom: "Salle de bains,Salle d'eau|SDB,S.D.B.,SDE", wc: 'WC,Toilettes|W.C.', hall: 'Entrée,Hall', corridor: 'Dégagement,Couloir|DGT,DÉG.',
    closet: 'Dressing,Rangement,Placard|RGT,PL.', utility: 'Buanderie,Cellier', garage: 'Garage', balcony: 'Balcon', terrace: 'Terrasse', stairs: 'Escalier', technical: 'Local technique,Chaufferie', other: 'Pièce',
  },
  de: {
    living: 'Wohnzimmer,Wohnen|WZ', dining: 'Esszimmer,Essen', kitchen: 'Küche|KÜ', 'living-kitchen': 'Wohnen / Essen / Kochen,Wohnküche,Wohnen / Kochen', bedroom: 'Schlafzimmer,Schlafen,Zimmer|SZ,ZI.', children: 'Kinderzimmer,Kind|KIZI',
    study: 'Arbeitszimmer,Büro,Arbeiten', bathroom: 'Bad,Badezimmer,Dusche,Duschbad|DU/WC', wc: 'WC,Gäste-WC|', hall: 'Diele,Eingang,Flur', corridor: 'Flur,Gang', closet: 'Abstellraum,Ankleide,Abstell|AR,ABST.,AK',
    utility: 'Hauswirtschaftsraum,Waschküche|HWR', garage: 'Garage', balcony: 'Balkon,Loggia', terrace: 'Terrasse', stairs: 'Treppe', technical: 'Technik,Heizung,Hausanschlussraum|HAR', other: 'Raum',
  },
  es: {
    living: 'Salón,Sala de estar,Estar', dining: 'Comedor', kitchen: 'Cocina|COC.', 'living-kitchen': 'Salón - Cocina,Salón-Comedor-Cocina,Estar / Cocina', bedroom: 'Dormitorio,Habitación|DORM.', children: 'Dormitorio infantil', study: 'Despacho,Estudio',
    bathroom: 'Baño,Aseo|', wc: 'Aseo,WC', hall: 'Recibidor,Vestíbulo,Hall', corridor: 'Pasillo,Distribuidor|DIST.', closet: 'Vestidor,Trastero,Armario|', utility: 'Lavadero,Lavandería', garage: 'Garaje', balcony: 'Balcón', terrace: 'Terraza',
    stairs: 'Escalera', technical: 'Instalaciones', other: 'Cuarto',
  },
  it: {
    living: 'Soggiorno,Salotto|SOGG.', dining: 'Sala da pranzo,Pranzo', kitchen: 'Cucina|CUC.', 'living-kitchen': 'Soggiorno / Cucina,Zona giorno,Soggiorno con angolo cottura', bedroom: 'Camera,Camera da letto,Letto|CAM.', children: 'Cameretta', study: 'Studio',
    bathroom: 'Bagno|B.', wc: 'WC,Bagnetto', hall: 'Ingresso', corridor: 'Disimpegno,Corridoio|DIS.', closet: 'Ripostiglio,Cabina armadio|RIP.', utility: 'Lavanderia|LAV.', garage: 'Garage,Autorimessa', balcony: 'Balcone', terrace: 'Terrazzo,Terrazza',
    stairs: 'Scala', technical: 'Locale tecnico', other: 'Vano',
  },
  pt: {
    living: 'Sala,Sala de estar,Estar', dining: 'Sala de jantar,Jantar', kitchen: 'Cozinha|COZ.', 'living-kitchen': 'Sala / Cozinha,Sala e cozinha', bedroom: 'Quarto,Dormitório|QTO', children: 'Quarto infantil', study: 'Escritório',
    bathroom: 'Banheiro,Casa de banho,Banho|I.S.,BWC', wc: 'Lavabo,WC', hall: 'Hall,Entrada', corridor: 'Corredor,Circulação|CIRC.', closet: 'Closet,Arrumos,Despensa|', utility: 'Lavanderia,Área de serviço|', garage: 'Garagem', balcony: 'Varanda,Sacada', terrace: 'Terraço',
    stairs: 'Escada', technical: 'Área técnica', other: 'Divisão',
  },
  nl: {
    living: 'Woonkamer', dining: 'Eetkamer', kitchen: 'Keuken', 'living-kitchen': 'Woonkamer / Keuken,Woonkeuken', bedroom: 'Slaapkamer|SLPK', children: 'Kinderkamer', study: 'Werkkamer,Studeerkamer', bathroom: 'Badkamer', wc: 'Toilet,WC',
    hall: 'Hal,Entree', corridor: 'Gang,Overloop', closet: 'Berging,Kast,Inloopkast|BERG.', utility: 'Bijkeuken,Wasruimte', garage: 'Garage', balcony: 'Balkon', terrace: 'Terras', stairs: 'Trap', technical: 'Technische ruimte,CV-ruimte', other: 'Kamer',
  },
  sv: {
    living: 'Vardagsrum|VARDAGSR', dining: 'Matsal,Matplats', kitchen: 'Kök|K', 'living-kitchen': 'Vardagsrum / Kök,Allrum / Kök', bedroom: 'Sovrum|SOV', children: 'Barnrum', study: 'Arbetsrum,Kontor', bathroom: 'Badrum,Bad,Dusch|BAD', wc: 'WC,Toalett',
    hall: 'Hall,Entré', corridor: 'Passage,Korridor', closet: 'Klädkammare,Förråd|KLK,FRD', utility: 'Tvättstuga,Grovkök|TVÄTT', garage: 'Garage', balcony: 'Balkong', terrace: 'Altan,Terrass,Uteplats', stairs: 'Trappa', technical: 'Teknik', other: 'Rum',
  },
  fi: {
    living: 'Olohuone|OH', dining: 'Ruokailu|R', kitchen: 'Keittiö|K', 'living-kitchen': 'Tupakeittiö,Olohuone / Keittiö|OH+K,TUPAK', bedroom: 'Makuuhuone|MH', children: 'Lastenhuone', study: 'Työhuone|TH', bathroom: 'Kylpyhuone,Pesuhuone|KPH,KH,PH', wc: 'WC',
    hall: 'Eteinen,Tuulikaappi|ET,TK', corridor: 'Käytävä,Aula|KÄYT.', closet: 'Vaatehuone,Varasto|VH,VAR', utility: 'Kodinhoitohuone|KHH', garage: 'Autotalli|AT', balcony: 'Parveke|PARV.', terrace: 'Terassi,Kuisti|', stairs: 'Portaat', technical: 'Tekninen tila|TEKN', other: 'Huone',
  },
  da: {
    living: 'Stue,Opholdsstue', dining: 'Spisestue', kitchen: 'Køkken|KØK', 'living-kitchen': 'Køkken-alrum,Stue / Køkken', bedroom: 'Værelse,Soveværelse|VÆR', children: 'Børneværelse', study: 'Kontor', bathroom: 'Badeværelse,Bad|BAD', wc: 'Toilet,WC',
    hall: 'Entré,Forgang', corridor: 'Gang,Fordelingsgang', closet: 'Depot,Garderobe|DEP.', utility: 'Bryggers,Vaskerum', garage: 'Garage', balcony: 'Altan', terrace: 'Terrasse', stairs: 'Trappe', technical: 'Teknik', other: 'Rum',
  },
  ca: {
    living: 'Sala,Sala d’estar,Estar', dining: 'Menjador', kitchen: 'Cuina', 'living-kitchen': 'Sala - Cuina,Sala-menjador-cuina', bedroom: 'Habitació,Dormitori|HAB.', children: 'Habitació infantil', study: 'Estudi,Despatx', bathroom: 'Bany', wc: 'Lavabo,WC',
    hall: 'Rebedor,Entrada', corridor: 'Passadís,Distribuïdor', closet: 'Vestidor,Traster', utility: 'Bugaderia,Safareig', garage: 'Garatge', balcony: 'Balcó', terrace: 'Terrassa', stairs: 'Escala', technical: 'Instal·lacions', other: 'Cambra',
  },
  ru: {
    living: 'Гостиная', dining: 'Столовая', kitchen: 'Кухня', 'living-kitchen': 'Кухня-гостиная', bedroom: 'Спальня', children: 'Детская', study: 'Кабинет', bathroom: 'Ванная,Санузел|С/У', wc: 'Туалет,Санузел',
    hall: 'Прихожая,Холл', corridor: 'Коридор', closet: 'Гардеробная,Кладовая', utility: 'Постирочная', garage: 'Гараж', balcony: 'Балкон,Лоджия', terrace: 'Терраса', stairs: 'Лестница', technical: 'Котельная', other: 'Комната',
  },
}; // biome-ignore format: a table

/** How one drawing names things: capitals or not, abbreviations or not, numbered bedrooms or not. */
export interface NamingStyle {
  language: Language;
  capitals: boolean;
  abbreviated: boolean;
}

/** The printed name of a room; the same style and number of the choice give the same name. */
export function nameRoom(type: RoomType, style: NamingStyle, random: Random): string {
  const [full = '', short = ''] = (NAMES[style.language][type] ?? NAMES.en[type] ?? type).split('|');
  const names = style.abbreviated && short ? short.split(',') : full.split(',');
  const name = random.chance(0.6) ? names[0]! : random.pick(names);
  return style.capitals ? name.toUpperCase() : name;
}
