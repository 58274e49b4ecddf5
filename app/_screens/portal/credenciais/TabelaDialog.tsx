import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useRespostaDoPortal } from '#lib/portal/api/portal-perguntas.ts';
import type { PerguntaNoPortal } from '#lib/portal/contracts/portal-perguntas.ts';
import {
  type CampoDaTabela,
  type LinhaDaTabela,
  lerMetadadoDaTabela,
  lerPaginaDaTabela,
  linhasDaTabela,
  valorPorExtenso,
} from '#lib/siscomex/declaracao/tabela-aduaneira.ts';

interface TabelaDialogProps {
  pedida: PerguntaNoPortal;
  aoFechar: () => void;
}

/** The rows of a customs table, as the Portal last answered. */
export function TabelaDialog({ pedida, aoFechar }: TabelaDialogProps) {
  const titulo = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const [procurado, setProcurado] = useState('');
  const nome = pedida.pergunta.tipo === 'TABELA' ? pedida.pergunta.nome : '';
  const { data: partes, error, mutate } = useRespostaDoPortal(pedida);
  const lida = partes && lerTabela(partes, nome);
  const achadas = lida?.linhas.filter((linha) => tem(linha, procurado)) ?? [];
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="lg" fullWidth fullScreen={telefone}>
      <DialogTitle id={titulo}>{lida?.tabela.rotulo ?? `Tabela ${nome}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[lida?.tabela.descricao, `${NOME_AMBIENTE_DO_PORTAL[pedida.ambiente]}, ${nome}`].filter(Boolean).join('. ')}
          {pedida.olhadaEm && `, resposta de ${formatarInstante(pedida.olhadaEm)}`}.
        </Typography>
        {error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {!error && !lida && <Typography role="status">Lendo a tabela…</Typography>}
        {lida && (
          <>
            <SearchField rotulo="Procurar na tabela" valor={procurado} aoBuscar={setProcurado} />
            <Typography variant="body2" role="status">
              {quantas(lida.linhas.length, achadas.length)}
            </Typography>
            {achadas.length > 0 && (
              <DataTable
                legenda={`Linhas da tabela ${nome}`}
                colunas={lida.tabela.campos.map(colunaDe)}
                linhas={achadas
                  .slice(0, NO_MAXIMO)
                  .map((linha, i) => ({ linha, chave: chaveDe(lida.tabela.campos, linha, i) }))}
                chave={({ chave }) => chave}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LinhaAVista {
  linha: LinhaDaTabela;
  chave: string;
}

function colunaDe(campo: CampoDaTabela): Coluna<LinhaAVista> {
  const { nome, rotulo } = campo;
  return { titulo: rotulo ?? nome, valor: ({ linha }) => valorPorExtenso(campo, linha[nome]) ?? SEM_VALOR };
}

function lerTabela([metadado, ...paginas]: readonly Uint8Array[], nome: string) {
  if (!metadado) return undefined;
  return {
    tabela: lerMetadadoDaTabela(metadado, nome),
    linhas: linhasDaTabela(paginas.map((pagina) => lerPaginaDaTabela(pagina, nome))),
  };
}

function tem(linha: LinhaDaTabela, procurado: string): boolean {
  const texto = semAcento(procurado);
  return texto === '' || Object.values(linha).some((valor) => valor !== null && semAcento(valor).includes(texto));
}

function quantas(todas: number, achadas: number): string {
  if (todas === 0) return 'O Portal Único não mostra nenhuma linha desta tabela.';
  const ditas = achadas === todas ? linhas(todas) : `${formatarInteiro(achadas)} de ${linhas(todas)}`;
  return achadas > NO_MAXIMO ? `${ditas}; à vista, as primeiras ${NO_MAXIMO}: procure as outras.` : `${ditas}.`;
}

/** By its business key; two rows with the same one are two all the same. */
function chaveDe(campos: readonly CampoDaTabela[], linha: LinhaDaTabela, i: number): string {
  return [...campos.filter(({ chaveNegocio }) => chaveNegocio).map(({ nome }) => linha[nome]), i].join(' ');
}

const linhas = (n: number) => (n === 1 ? '1 linha' : `${formatarInteiro(n)} linhas`);
const semAcento = (texto: string) => texto.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const NO_MAXIMO = 200;
