/** A country of origin, with the data the map needs. */
export interface PaisDoMundo {
  /** ISO 3166-1, two letters. */
  sigla: string;
  /** ISO 3166-1, three digits: the id of the country's shape in the atlas. */
  numero: string;
  /** Common Portuguese name; the DI prints another, such as `CHINA, REPUBLICA POPULAR`. */
  nome: string;
  /** Degrees. The centre of the country; for a country with several coasts, the centre of its trade. */
  lugar: Lugar;
}

export interface Lugar {
  lat: number;
  lon: number;
}

type Linha = readonly [sigla: string, numero: string, nome: string, lat: number, lon: number];

const LINHAS: readonly Linha[] = [
  ['AE', '784', 'Emirados Árabes Unidos', 24, 54],
  ['AR', '032', 'Argentina', -34.5, -64],
  ['AT', '040', 'Áustria', 47.6, 14.1],
  ['AU', '036', 'Austrália', -25.5, 134],
  ['BD', '050', 'Bangladesh', 23.8, 90.3],
  ['BE', '056', 'Bélgica', 50.6, 4.7],
  ['BG', '100', 'Bulgária', 42.7, 25.3],
  ['BO', '068', 'Bolívia', -16.7, -64.7],
  ['BR', '076', 'Brasil', -10.8, -53],
  ['BY', '112', 'Belarus', 53.5, 28],
  ['CA', '124', 'Canadá', 52, -96],
  ['CH', '756', 'Suíça', 46.8, 8.2],
  ['CL', '152', 'Chile', -33.5, -70.8],
  ['CN', '156', 'China', 32.5, 112],
  ['CO', '170', 'Colômbia', 4, -73.2],
  ['CR', '188', 'Costa Rica', 10, -84.1],
  ['CZ', '203', 'Tchéquia', 49.8, 15.4],
  ['DE', '276', 'Alemanha', 51.1, 10.3],
  ['DK', '208', 'Dinamarca', 56, 9.4],
  ['DO', '214', 'República Dominicana', 18.9, -70.5],
  ['EC', '218', 'Equador', -1.4, -78.5],
  ['EE', '233', 'Estônia', 58.7, 25.8],
  ['EG', '818', 'Egito', 27, 30],
  ['ES', '724', 'Espanha', 40.2, -3.6],
  ['FI', '246', 'Finlândia', 62.5, 26],
  ['FR', '250', 'França', 46.6, 2.5],
  ['GB', '826', 'Reino Unido', 53, -1.6],
  ['GR', '300', 'Grécia', 39, 22.5],
  ['GT', '320', 'Guatemala', 15.6, -90.3],
  ['GY', '328', 'Guiana', 4.8, -58.9],
  ['HK', '344', 'Hong Kong', 22.35, 114.15],
  ['HR', '191', 'Croácia', 45.5, 16.2],
  ['HU', '348', 'Hungria', 47.2, 19.4],
  ['ID', '360', 'Indonésia', -6.9, 108.5],
  ['IE', '372', 'Irlanda', 53.2, -8],
  ['IL', '376', 'Israel', 31.4, 35],
  ['IN', '356', 'Índia', 21.5, 78.8],
  ['IT', '380', 'Itália', 43, 12.5],
  ['JP', '392', 'Japão', 36, 138.3],
  ['KH', '116', 'Camboja', 12.6, 105],
  ['KR', '410', 'Coreia do Sul', 36.4, 127.9],
  ['LK', '144', 'Sri Lanka', 7.7, 80.7],
  ['LT', '440', 'Lituânia', 55.3, 23.9],
  ['LU', '442', 'Luxemburgo', 49.75, 6.1],
  ['LV', '428', 'Letônia', 56.9, 24.9],
  ['MA', '504', 'Marrocos', 32, -6.5],
  ['MX', '484', 'México', 22.5, -101.5],
  ['MY', '458', 'Malásia', 4, 102],
  ['NG', '566', 'Nigéria', 9.3, 8],
  ['NL', '528', 'Países Baixos', 52.3, 5.5],
  ['NO', '578', 'Noruega', 61, 9.3],
  ['NZ', '554', 'Nova Zelândia', -41.5, 173],
  ['PA', '591', 'Panamá', 8.5, -80.2],
  ['PE', '604', 'Peru', -9.5, -75],
  ['PH', '608', 'Filipinas', 14, 121.5],
  ['PK', '586', 'Paquistão', 29.5, 69.2],
  ['PL', '616', 'Polônia', 52, 19.3],
  ['PR', '630', 'Porto Rico', 18.25, -66.4],
  ['PT', '620', 'Portugal', 39.6, -8],
  ['PY', '600', 'Paraguai', -23.3, -58.2],
  ['QA', '634', 'Catar', 25.3, 51.2],
  ['RO', '642', 'Romênia', 45.8, 25],
  ['RS', '688', 'Sérvia', 44.2, 20.8],
  ['RU', '643', 'Rússia', 56, 40],
  ['SA', '682', 'Arábia Saudita', 24, 45],
  ['SE', '752', 'Suécia', 60, 15.3],
  ['SG', '702', 'Singapura', 1.35, 103.8],
  ['SI', '705', 'Eslovênia', 46.1, 14.8],
  ['SK', '703', 'Eslováquia', 48.7, 19.5],
  ['TH', '764', 'Tailândia', 15.2, 101],
  ['TN', '788', 'Tunísia', 34.5, 9.5],
  ['TR', '792', 'Turquia', 39, 33],
  ['TT', '780', 'Trinidad e Tobago', 10.4, -61.3],
  ['TW', '158', 'Taiwan', 23.7, 121],
  ['UA', '804', 'Ucrânia', 49, 31.5],
  ['US', '840', 'Estados Unidos', 38.5, -96],
  ['UY', '858', 'Uruguai', -32.8, -56],
  ['VE', '862', 'Venezuela', 7.5, -66],
  ['VN', '704', 'Vietnã', 16.5, 107.3],
  ['ZA', '710', 'África do Sul', -29.5, 25],
];

const PAISES: ReadonlyMap<string, PaisDoMundo> = new Map(
  LINHAS.map(([sigla, numero, nome, lat, lon]) => [sigla, { sigla, numero, nome, lugar: { lat, lon } }]),
);

/** Undefined for a country the map does not have: its shipments appear only in the list. */
export function paisDaSigla(sigla: string): PaisDoMundo | undefined {
  return PAISES.get(sigla);
}
