import { doCaso, tabela } from './tabela.ts';

/** Worked DCR-E, in US$ per unit of the product: DL 288/1967, art. 7º, §§ 1º, 4º, 9º, 10 e 15; IN SRF 17/2001. */
export interface VetorDcr {
  id: string;
  tipoCoeficiente: 'F' | 'V';
  entrada: {
    nacionais: Componente[];
    importados: Importado[];
    subcomponentes: (Importado & { incluiBC: SimNao })[];
    salariosUSD: string;
    encargosUSD: string;
    acrescimoPP: string;
  };
  resultado: ResultadoDcr & { linhas: LinhaDoDcr[] };
}

interface Componente {
  nome: string;
  qtd: string;
  vuUSD: string;
}

interface Importado extends Componente {
  aliqII: string;
  suspensao: SimNao;
  reduz: SimNao;
}

type SimNao = 'S' | 'N';

type ResultadoDcr = Record<
  'CCN' | 'CCI' | 'CMO' | 'coefCalculado6' | 'CRA' | 'CRA_truncado' | 'iiCheioUSD' | 'iiUnitUSD',
  string
>;

type LinhaDoDcr = Record<'nome' | 'valorUSD' | 'iiCheioUSD' | 'iiDevidoUSD', string>;

/** A DCI of products industrialised with PPB: DL 288/1967, arts. 7º e 9º; Lei 9.430/1996, art. 61 (multa e juros). */
export interface VetorDciComPpb
  extends Record<
    | 'id'
    | 'taxaUSD'
    | 'iiBRL'
    | 'iiBRL_seArredondadoSoNoTotal'
    | 'percMulta'
    | 'multaBRL'
    | 'percJuros'
    | 'jurosBRL'
    | 'totalDARF',
    string
  > {
  diasAtraso: number;
  itens: (Record<'nota' | 'dcr' | 'qtd' | 'iiUnitUSD' | 'iiUSD' | 'iiBRL', string> & { exigivel: boolean })[];
}

/** A draw of a balance, first in, first out. */
export interface VetorDeSaldo {
  id: string;
  consumo: string;
  faltante: string;
  entradas: { origem: string; qtd: string }[];
  baixas: { origem: string; baixa: string; saldo: string }[];
}

/** The TCIF of an order: Lei 13.451/2017. */
export interface VetorTcif
  extends Record<'id' | 'totalBRL' | 'parcelaPedido' | 'parcelaItens' | 'reducaoPerc' | 'total', string> {
  itens: Record<'valorBRL' | 'limite' | 'taxa', string>[];
}

type PorTributo = Record<'II' | 'IPI' | 'PIS' | 'COFINS', string>;

const DCRS = tabela<
  Omit<VetorDcr, 'entrada' | 'resultado'> & {
    entrada: Record<'salariosUSD' | 'encargosUSD' | 'acrescimoPP', string>;
    resultado: ResultadoDcr;
  }
>(`
id;entrada.salariosUSD;entrada.encargosUSD;entrada.acrescimoPP;tipoCoeficiente;resultado.CCN;resultado.CCI;resultado.CMO;resultado.coefCalculado6;resultado.CRA;resultado.CRA_truncado;resultado.iiCheioUSD;resultado.iiUnitUSD
DCR-1;12.3400;8.1600;0;F;76.7500000;234.4400000;20.5000;29.319545;88.00;88.00;41.6777600;5.0013312
DCR-2;3.1000;2.2500;0;V;21.4500000;35.1940000;5.3500;43.229990;43.23;43.22;5.3761600;3.0520460
DCR-3;180.0000;126.5000;5.00;V;1293.4000000;2100.5000000;306.5000;43.235866;48.24;48.23;353.2700000;182.8525520
DCR-4;15.0000;10.0000;5.00;V;980.0000000;20.0000000;25.0000;98.048780;100.00;100.00;3.2000000;0.0000000
DCR-5;2.0000;1.4000;0;F;10.0000000;48.0000000;3.4000;21.824104;88.00;88.00;7.4000000;1.7680000
DCR-6;4.4000;3.1000;10.00;V;30.0000000;43.5000000;7.5000;46.296296;56.30;56.29;3.4800000;1.5207600
DCR-7;0;0;0;V;2.0000000;1.0000000;0.0000;66.666667;66.67;66.66;0.1000000;0.0333300
DCR-8;1.0000;0.5000;0;V;10.0000000;0.0000000;1.5000;100.000000;100.00;100.00;0.0000000;0.0000000
DCR-9;0.1000;0.0500;0;F;1.0000000;0.0577083;0.1500;95.221672;88.00;88.00;0.0045681;0.0005482
DCR-10;1.5000;1.0000;0;F;38.5000000;45.0000000;2.5000;47.674419;88.00;88.00;8.0640000;0.9676800
`);

const COMPONENTES = tabela<{ caso: string; grupo: string } & Importado & { incluiBC: SimNao }>(`
caso;grupo;nome;qtd;vuUSD;aliqII;suspensao;reduz;incluiBC
DCR-1;nacionais;Chicote nacional;1;35.500000;;;;
DCR-1;nacionais;Pneu nacional;2;18.250000;;;;
DCR-1;nacionais;Embalagem;1;4.750000;;;;
DCR-1;importados;Motor parcial;1;210.000000;18.00;S;S;
DCR-1;importados;Carburador;1;22.400000;16.00;S;S;
DCR-1;importados;Parafuso;24;0.085000;14.40;S;S;
DCR-2;nacionais;Gabinete nacional;1;6.300000;;;;
DCR-2;nacionais;Placa montada nacional;1;14.200000;;;;
DCR-2;nacionais;Caixa papelao;1;0.950000;;;;
DCR-2;importados;Circuito integrado;2;3.150000;12.00;S;S;
DCR-2;importados;Display;1;28.750000;16.00;S;S;
DCR-2;importados;Resistor SMD;120;0.001200;14.00;S;S;
DCR-3;nacionais;Chassi nacional;1;1250.000000;;;;
DCR-3;nacionais;Pintura (insumos);3.5;12.400000;;;;
DCR-3;importados;Motor;1;1480.000000;18.00;S;S;
DCR-3;importados;Transmissao;1;620.500000;14.00;S;S;
DCR-4;nacionais;Conjunto nacional;1;980.000000;;;;
DCR-4;importados;Sensor;1;20.000000;16.00;S;S;
DCR-5;nacionais;Gabinete;1;10.000000;;;;
DCR-5;importados;Placa;1;40.000000;16.00;S;S;
DCR-5;importados;Cabo comprado no pais, tributos pagos;2;1.500000;14.00;N;S;
DCR-5;importados;Controle remoto sem reducao;1;5.000000;20.00;S;N;
DCR-6;nacionais;PCI nacional;1;22.000000;;;;
DCR-6;nacionais;Gabinete;1;8.000000;;;;
DCR-6;importados;Processador;1;31.000000;8.00;S;S;
DCR-6;importados;Memoria;2;6.250000;8.00;S;S;
DCR-7;nacionais;N;1;2.000000;;;;
DCR-7;importados;I;1;1.000000;10.00;S;S;
DCR-8;nacionais;N;1;10.000000;;;;
DCR-9;nacionais;N;1;1.000000;;;;
DCR-9;importados;Solda;0.0012345;27.654321;12.00;S;S;
DCR-9;importados;Filme;0.3333333;0.070707;2.00;S;S;
DCR-10;nacionais;Placa montada por coligada na ZFM;1;32.000000;;;;
DCR-10;nacionais;Gabinete;1;6.500000;;;;
DCR-10;importados;Display;1;45.000000;16.00;S;S;
DCR-10;subcomponentes;CI da placa;3;2.400000;12.00;S;S;S
DCR-10;subcomponentes;Capacitor da placa;40;0.015000;14.00;S;S;N
`);

const LINHAS = tabela<LinhaDoDcr & { caso: string }>(`
caso;nome;valorUSD;iiCheioUSD;iiDevidoUSD
DCR-1;Motor parcial;210.0000000;37.8000000;4.5360000
DCR-1;Carburador;22.4000000;3.5840000;0.4300800
DCR-1;Parafuso;2.0400000;0.2937600;0.0352512
DCR-2;Circuito integrado;6.3000000;0.7560000;0.4291812
DCR-2;Display;28.7500000;4.6000000;2.6114200
DCR-2;Resistor SMD;0.1440000;0.0201600;0.0114448
DCR-3;Motor;1480.0000000;266.4000000;137.8886400
DCR-3;Transmissao;620.5000000;86.8700000;44.9639120
DCR-4;Sensor;20.0000000;3.2000000;0.0000000
DCR-5;Placa;40.0000000;6.4000000;0.7680000
DCR-5;Cabo comprado no pais, tributos pagos;3.0000000;0.4200000;0.0000000
DCR-5;Controle remoto sem reducao;5.0000000;1.0000000;1.0000000
DCR-6;Processador;31.0000000;2.4800000;1.0837600
DCR-6;Memoria;12.5000000;1.0000000;0.4370000
DCR-7;I;1.0000000;0.1000000;0.0333300
DCR-9;Solda;0.0341393;0.0040967;0.0004916
DCR-9;Filme;0.0235690;0.0004714;0.0000566
DCR-10;(sub) CI da placa;7.2000000;0.8640000;0.1036800
DCR-10;(sub) Capacitor da placa;0.6000000;0.0840000;0.0000000
DCR-10;Display;45.0000000;7.2000000;0.8640000
`);

export const DCR: readonly VetorDcr[] = DCRS.map((dcr) => {
  const componentes = (grupo: string) =>
    doCaso(COMPONENTES, dcr.id).flatMap(({ grupo: outro, ...componente }) => (outro === grupo ? [componente] : []));
  return {
    ...dcr,
    entrada: {
      ...dcr.entrada,
      nacionais: componentes('nacionais'),
      importados: componentes('importados'),
      subcomponentes: componentes('subcomponentes'),
    },
    resultado: { ...dcr.resultado, linhas: doCaso(LINHAS, dcr.id) },
  };
});

const DCIS = tabela<Omit<VetorDciComPpb, 'itens' | 'diasAtraso'> & { diasAtraso: string }>(`
id;taxaUSD;iiBRL;iiBRL_seArredondadoSoNoTotal;diasAtraso;percMulta;multaBRL;percJuros;jurosBRL;totalDARF
DCI-1;5.1234;22607.79;22607.80;0;0.00;0.00;0;0.00;22607.79
DCI-2;5.1234;3843.57;3843.57;10;3.30;126.84;1.00;38.44;4008.85
DCI-3;5.1234;3843.57;3843.57;75;20.00;768.71;3.05;117.23;4729.51
DCI-4;5.1234;2717.45;2717.45;0;0.00;0.00;0;0.00;2717.45
DCI-5;5.1234;2.86;2.86;0;0.00;0.00;0;0.00;2.86
`);

const ITENS_DAS_DCIS = tabela<VetorDciComPpb['itens'][number] & { caso: string }>(`
caso;nota;dcr;qtd;iiUnitUSD;iiUSD;exigivel;iiBRL
DCI-1;NF 1001/1;DCR-1;150;5.0013312;750.1996800;sim;3843.57
DCI-1;NF 1002/1;DCR-2;1200;3.0520460;3662.4552000;sim;18764.22
DCI-2;NF 1001/1;DCR-1;150;5.0013312;750.1996800;sim;3843.57
DCI-3;NF 1001/1;DCR-1;150;5.0013312;750.1996800;sim;3843.57
DCI-4;NF 1003/1;DCR-5;300;1.7680000;530.4000000;sim;2717.45
DCI-4;NF 1003/2;DCR-5;80;1.7680000;141.4400000;não;0.00
DCI-5;NF 1/1;DCR-9;7;0.0005482;0.0038374;sim;0.02
DCI-5;NF 1/2;DCR-9;11;0.0005482;0.0060302;sim;0.03
DCI-5;NF 1/3;DCR-9;1000;0.0005482;0.5482000;sim;2.81
`);

export const DCI_COM_PPB: readonly VetorDciComPpb[] = DCIS.map((dci) => ({
  ...dci,
  diasAtraso: Number(dci.diasAtraso),
  itens: doCaso(ITENS_DAS_DCIS, dci.id),
}));

/** A foreign product in the condition it came in: DL 288/1967, art. 6º; Decreto 6.759/2009, arts. 77 e 509. */
export const DCI_DE_PRODUTO_ESTRANGEIRO = tabela<
  PorTributo &
    Record<
      | 'id'
      | 'taxaUSD'
      | 'qtd'
      | 'vuUSD'
      | 'freteUSD'
      | 'seguroUSD'
      | 'valorAduaneiroUSD'
      | 'valorAduaneiroBRL'
      | 'total',
      string
    > & { aliq: PorTributo }
>(`
id;taxaUSD;qtd;vuUSD;freteUSD;seguroUSD;valorAduaneiroUSD;valorAduaneiroBRL;aliq.II;aliq.IPI;aliq.PIS;aliq.COFINS;II;IPI;PIS;COFINS;total
DCI-6;5.1234;40;125.0000000;180.0000000;12.5000000;5192.5000000;26603.25;16.00;9.75;2.10;9.65;4256.52;3008.83;558.67;2567.21;10391.23
`);

const INSUMOS_SEM_PPB = tabela<PorTributo & Record<'insumo' | 'coefTecnico' | 'qtdTotal' | 'valorBRL', string>>(`
insumo;coefTecnico;qtdTotal;valorBRL;II;IPI;PIS;COFINS
Resina;0.25000;125.00000;1152.77;145.25;42.19;24.21;111.24
Motor DC;1.00000;500.00000;6020.00;866.88;447.65;126.42;580.93
`);

/** A product industrialised without PPB, input by input: DL 288/1967, art. 7º; Decreto 6.759/2009, arts. 77 e 509. */
export const DCI_SEM_PPB = tabela<PorTributo & Record<'id' | 'taxaUSD' | 'qtdProduto' | 'total', string>>(`
id;taxaUSD;qtdProduto;II;IPI;PIS;COFINS;total
DCI-7;5.1234;500;1012.13;489.84;150.63;692.17;2344.77
`).map((dci) => ({ ...dci, insumos: INSUMOS_SEM_PPB }));

const SALDOS = tabela<Omit<VetorDeSaldo, 'entradas' | 'baixas'>>(`
id;consumo;faltante
SALDO-1;3600;0.00000
SALDO-2;3600;600.00000
`);

const ENTRADAS = tabela<VetorDeSaldo['entradas'][number] & { caso: string }>(`
caso;origem;qtd
SALDO-1;DI 23/0001111-1 ad.001 it.01;3000.00000
SALDO-1;DI 23/0002222-2 ad.002 it.01;5000.00000
SALDO-2;DI 23/0001111-1 ad.001 it.01;3000.00000
`);

const BAIXAS = tabela<VetorDeSaldo['baixas'][number] & { caso: string }>(`
caso;origem;baixa;saldo
SALDO-1;DI 23/0001111-1 ad.001 it.01;3000.00000;0.00000
SALDO-1;DI 23/0002222-2 ad.002 it.01;600.00000;4400.00000
SALDO-2;DI 23/0001111-1 ad.001 it.01;3000.00000;0.00000
`);

export const SALDO: readonly VetorDeSaldo[] = SALDOS.map((saldo) => ({
  ...saldo,
  entradas: doCaso(ENTRADAS, saldo.id),
  baixas: doCaso(BAIXAS, saldo.id),
}));

const PEDIDOS = tabela<Omit<VetorTcif, 'itens'>>(`
id;totalBRL;parcelaPedido;parcelaItens;reducaoPerc;total
TCIF-1;10000.00;150.00;45.00;0;195.00
TCIF-2;231900.00;200.00;88.50;0;288.50
TCIF-3;500.00;7.50;7.50;0;15.00
`);

const ITENS_DOS_PEDIDOS = tabela<VetorTcif['itens'][number] & { caso: string }>(`
caso;valorBRL;limite;taxa
TCIF-1;9000.00;135.00;30
TCIF-1;1000.00;15.00;15.00
TCIF-2;150000.00;2250.00;30
TCIF-2;80000.00;1200.00;30
TCIF-2;1500.00;22.50;22.50
TCIF-2;400.00;6.00;6.00
TCIF-3;500.00;7.50;7.50
`);

export const TCIF: readonly VetorTcif[] = PEDIDOS.map((pedido) => ({
  ...pedido,
  itens: doCaso(ITENS_DOS_PEDIDOS, pedido.id),
}));

/** The ICMS of an entry into Amazonas, every tax suspended and every tax due: LC 87/1996, art. 13, V; 20 % of AM. */
export const ICMS = tabela<PorTributo & Record<'id' | 'VA' | 'taxas' | 'aliquota' | 'BC' | 'ICMS', string>>(`
id;VA;II;IPI;PIS;COFINS;taxas;aliquota;BC;ICMS
ICMS-1;26603.25;0.00;0.00;0.00;0.00;154.23;20.00;33446.85;6689.37
ICMS-2;26603.25;4256.52;3008.83;558.67;2567.21;154.23;20.00;46435.89;9287.18
`);
