import { tabela } from './tabela.ts';

/** Codes of cClassTrib of imports and of the free zone, as the official table has them (IT 2025.002; articles of the LC 214/2025). */
export const CLASSES_TRIBUTARIAS = tabela<
  Record<'cst' | 'codigo' | 'reducaoIBS' | 'reducaoCBS' | 'inicio' | 'dispositivo', string> & { naDuimp: boolean }
>(`
cst;codigo;reducaoIBS;reducaoCBS;inicio;dispositivo;naDuimp
000;000001;0;0;2025-05-05;art. 4;sim
200;200002;100;100;2025-05-05;art. 110;sim
200;200003;100;100;2025-05-05;art. 125;sim
200;200004;100;100;2025-05-05;art. 144;sim
200;200005;100;100;2025-05-05;art. 144;sim
200;200006;100;100;2025-05-05;art. 144;sim
200;200007;100;100;2025-05-05;art. 145;sim
200;200008;100;100;2025-05-05;art. 145;sim
200;200009;100;100;2025-05-05;art. 146;sim
200;200010;100;100;2025-05-05;art. 146;sim
200;200011;100;100;2025-05-05;art. 146;sim
200;200012;100;100;2025-05-05;art. 146;sim
200;200013;100;100;2025-05-05;art. 147;sim
200;200014;100;100;2025-05-05;art. 148;sim
200;200030;60;60;2025-05-05;art. 131;sim
200;200031;60;60;2025-05-05;art. 132;sim
200;200032;60;60;2025-05-05;art. 133;sim
200;200033;60;60;2025-05-05;art. 133;sim
200;200034;60;60;2025-05-05;art. 135;sim
200;200035;60;60;2025-05-05;art. 136;sim
200;200036;60;60;2025-05-05;art. 137;sim
200;200038;60;60;2025-05-05;art. 138;sim
200;200039;60;60;2025-05-05;art. 139;sim
200;200043;60;60;2025-05-05;art. 142;sim
200;200053;100;100;2026-01-01;art. 146;sim
400;400003;0;0;2026-01-01;art. 94;sim
400;400004;0;0;2026-01-01;art. 94;sim
410;410001;0;0;2025-05-05;art. 5;sim
410;410003;0;0;2025-05-05;art. 6;sim
410;410008;0;0;2025-05-05;art. 9;sim
410;410009;0;0;2025-05-05;art. 9;sim
410;410037;0;0;2026-01-01;art. 66;sim
410;410999;0;0;2025-05-05;art. 4;sim
510;510001;0;0;2025-05-05;art. 28;sim
515;515001;60;60;2025-09-30;art. 138;sim
550;550002;0;0;2025-05-05;art. 84;sim
550;550003;0;0;2025-05-05;art. 85;sim
550;550004;0;0;2025-05-05;art. 87;sim
550;550006;0;0;2025-05-05;art. 88;sim
550;550007;0;0;2025-05-05;art. 90;sim
550;550008;0;0;2025-05-05;art. 93 I;sim
550;550009;0;0;2025-05-05;art. 93 II;sim
550;550010;0;0;2025-05-05;art. 93 III;sim
550;550011;0;0;2025-05-05;art. 93 IV;sim
550;550013;0;0;2025-05-05;art. 93 VI;sim
550;550014;0;0;2025-05-05;arts. 99-100;sim
550;550015;0;0;2025-05-05;art. 105;sim
550;550016;0;0;2025-05-05;art. 106;sim
550;550017;0;0;2025-05-05;art. 107;sim
550;550018;0;0;2025-05-05;art. 109;sim
550;550019;0;0;2025-05-05;art. 443;sim
550;550020;0;0;2025-05-05;art. 461;sim
550;550022;0;0;2026-01-01;art. 106;sim
550;550023;0;0;2026-01-01;art. 172;sim
550;550024;0;0;2026-01-01;art. 107;sim
550;550025;0;0;2026-01-01;art. 107;sim
550;550026;0;0;2026-01-01;art. 89 par. 3 II;sim
550;550027;0;0;2026-01-01;art. 90;sim
550;550028;0;0;2026-01-01;art. 90;sim
620;620001;0;0;2025-05-05;art. 172;sim
620;620002;0;0;2025-05-05;art. 178;sim
620;620003;0;0;2025-05-05;art. 178;sim
200;200022;100;100;2025-05-05;art. 445;não
200;200023;100;100;2025-05-05;art. 448;não
200;200024;100;100;2025-05-05;art. 463;não
410;410002;0;0;2025-05-05;art. 6;não
410;410004;0;0;2025-05-05;art. 8;não
410;410029;0;0;2025-11-19;art. 4;não
410;410030;0;0;2025-11-19;art. 47;não
810;810001;0;0;2025-05-05;art. 450;não
`);

/** Prefixes of NCM that bear the Imposto Seletivo on import from 2027 on, cClassTribIS 000009, in the calculator of the RFB. */
export const PREFIXOS_DO_IMPOSTO_SELETIVO: readonly string[] =
  '8703 870421 870431 87044100 87045100 87046000 87049000 8802 8903 2401 2402 2403 2404 2203 2204 2205 2206 2208 22021000 2601 27090010 27111100 27112100'.split(
    ' ',
  );

/** Presumed credits of the free zone and of the areas of free commerce. */
export const CREDITOS = tabela<Record<'codigo' | 'inicio' | 'dispositivo', string> & { deduzDoTributo: boolean }>(`
codigo;inicio;deduzDoTributo;dispositivo
07;2027-01-01;sim;LC 214/2025, art. 444
08;2029-01-01;não;LC 214/2025, art. 447
09;2029-01-01;não;LC 214/2025, art. 449
10;2027-01-01;não;LC 214/2025, art. 450 § 2º
11;2027-01-01;sim;LC 214/2025, art. 462
12;2029-01-01;não;LC 214/2025, art. 465
13;2027-01-01;não;LC 214/2025, art. 467
`);

/** Rates in percent; without one it is not fixed, and an estimate is never applied unseen. */
export const ALIQUOTAS = tabela<{
  tributo: string;
  inicio: string;
  percentual?: string;
  estimativaAplicada?: string;
  fonte?: string;
}>(`
tributo;inicio;percentual;estimativaAplicada;fonte
CBS;2026-01-01;0.9;;LC 214 art. 346, Dec. 12.955 art. 582
IBS_UF;2026-01-01;0.1;;LC 214 art. 343
IBS_MUN;2026-01-01;0;;LC 214 art. 343
IBS_UF;2027-01-01;0.05;;LC 214 art. 344, ADCT 127
IBS_MUN;2027-01-01;0.05;;LC 214 art. 344, ADCT 127
CBS;2027-01-01;;9.11;LC 214 art. 347, Dec. 12.955 art. 585
CBS;2029-01-01;;;
IBS_UF;2029-01-01;;;
IBS_MUN;2029-01-01;;;
`);
