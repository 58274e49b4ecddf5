/** The fields of a row of `/api/Processo` that the list shows. */
export interface Processo {
  id: string;
  numero: string;
  referencia: string | null;
  numeroDI: string | null;
  numeroDuimp: string | null;
  situacao: string;
  canalRfb: string | null;
  importador: { numero: string; nome: string | null };
  responsavel: { nome: string } | null;
  fornecedor: string | null;
  paisProcedencia: string | null;
  incoterm: string | null;
  eta: string | null;
  dataChegada: string | null;
  dataRegistro: string | null;
  dias: number | null;
  valorAduaneiro: string;
  alertas: { codigo: string; nivel: 'aviso' | 'erro'; mensagem: string }[];
  proximoPasso: string | null;
}

type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

export const SITUACOES: Record<string, { name: string; tone: Tone }> = {
  EM_ABERTO: { name: 'Em aberto', tone: 'default' },
  EM_TRANSITO: { name: 'Em trânsito', tone: 'default' },
  AGUARDANDO_PRESENCA: { name: 'Aguardando presença', tone: 'info' },
  REGISTRADO: { name: 'Registrado', tone: 'info' },
  PARAMETRIZADO: { name: 'Parametrizado', tone: 'info' },
  EM_EXIGENCIA: { name: 'Em exigência', tone: 'error' },
  DESEMBARACADO_RFB: { name: 'Desembaraçado RFB', tone: 'success' },
  DESEMBARACADO_SEFAZ: { name: 'Desembaraçado Sefaz', tone: 'success' },
  ENTREGUE: { name: 'Entregue', tone: 'success' },
  ENCERRADO: { name: 'Encerrado', tone: 'default' },
  CANCELADO: { name: 'Cancelado', tone: 'default' },
};

export const CANAIS: Record<string, { name: string; tone: Tone }> = {
  VERDE: { name: 'Verde', tone: 'success' },
  AMARELO: { name: 'Amarelo', tone: 'warning' },
  VERMELHO: { name: 'Vermelho', tone: 'error' },
  CINZA: { name: 'Cinza', tone: 'default' },
};

export const ALERTAS: Record<string, string> = {
  ETA_PASSADA: 'ETA passada',
  LICENCA: 'Licença',
  DEVOLUCAO: 'Devolução',
  EXIGENCIA: 'Exigência',
  SEM_DAI: 'Sem DAI',
};

/** The choices of a select filter. */
export const choicesOf = (names: Record<string, string | { name: string }>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name: typeof name === 'string' ? name : name.name }));
