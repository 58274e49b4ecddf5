import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { type ReactNode, type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { mudancaPossivel, NOME_ATO_DO_PRODUTO, produtoDesfazivel } from '#lib/domain/sistema/produto-no-portal.ts';
import { useAtoDaPagina } from './use-ato-da-pagina.ts';

interface AtosDoProdutoProps {
  produto: ProdutoNoPortal;
  gravarAntes: RefObject<GravarAntes>;
}

/** The next act of a product; what is typed is saved before. */
export function ProximoAto({ produto, gravarAntes }: AtosDoProdutoProps) {
  const { id, situacao, possoRevisar } = produto;
  const [aberto, setAberto] = useState<'enviar' | 'achado' | 'mudanca' | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  const { agir } = useAtosDoCatalogo();
  const pedir = (tipo: 'PEDIR_REVISAO' | 'APROVAR', feito: string) =>
    void fazer(async () => {
      const versao = await gravarAntes.current();
      if (versao === null) return;
      try {
        const { recusados } = await agir([{ id, versao }], { tipo });
        const [recusado] = recusados;
        enqueueSnackbar(recusado?.motivo ?? feito, { variant: recusado ? 'warning' : 'success' });
      } catch (erro) {
        enqueueSnackbar((erro as Error).message, { variant: 'error' });
      }
    });
  if (produto.excluidoEm) return null;
  switch (situacao) {
    case 'RASCUNHO':
    case 'RECUSADO':
      return (
        <Button variant="contained" loading={ocupado} onClick={() => pedir('PEDIR_REVISAO', 'Enviado à revisão.')}>
          Enviar à revisão
        </Button>
      );
    case 'EM_REVISAO':
      return (
        possoRevisar && (
          <Button variant="contained" loading={ocupado} onClick={() => pedir('APROVAR', 'Aprovado.')}>
            Aprovar
          </Button>
        )
      );
    case 'APROVADO':
      return (
        <>
          <Button variant="contained" onClick={() => setAberto('enviar')}>
            Enviar ao Portal…
          </Button>
          {aberto === 'enviar' && (
            <EnviarDialog
              escolhida={{ tipo: 'linhas', linhas: [produto] }}
              aoTerminar={() => {}}
              aoFechar={() => setAberto(null)}
            />
          )}
        </>
      );
    case 'ENVIADO':
      return (
        'base' in mudancaPossivel(produto) && (
          <>
            <Button variant="contained" onClick={() => setAberto('mudanca')}>
              Preparar mudança…
            </Button>
            {aberto === 'mudanca' && (
              <MudancaDialog escolhida={{ tipo: 'linhas', linhas: [produto] }} aoFechar={() => setAberto(null)} />
            )}
          </>
        )
      );
    case 'INCERTO':
      return (
        <>
          <Button variant="contained" onClick={() => setAberto('achado')}>
            Dizer o que há no Portal…
          </Button>
          {aberto === 'achado' && <AchadoDialog produto={produto} aoFechar={() => setAberto(null)} />}
        </>
      );
    default:
      return null;
  }
}

/** The acts that are not the next one. */
export function OutrosAtos({ produto }: { produto: ProdutoNoPortal }) {
  const { situacao, etapa, ato, excluidoEm, versaoVista, versaoBase, mudancas } = produto;
  const [aberto, setAberto] = useState<'devolver' | 'achado' | 'desativar' | 'desfazer' | null>(null);
  const agir = useAtoDaPagina(produto);
  const { devolver } = useAtosDoCatalogo();
  const fechar = () => setAberto(null);
  if (excluidoEm) return null;
  const devolvivel =
    situacao === 'EM_REVISAO' || situacao === 'APROVADO' || (situacao === 'ENVIANDO' && etapa === 'CONFERIR');
  const rascunho = situacao === 'RASCUNHO' || situacao === 'RECUSADO';
  const deOutraVersao = rascunho && mudancas !== null && versaoVista !== null && versaoVista !== versaoBase;
  return (
    <>
      {devolvivel && <Botao abrir={() => setAberto('devolver')}>Devolver para correção…</Botao>}
      {rascunho && mudancas === null && <Botao abrir={() => setAberto('achado')}>Já está no Portal…</Botao>}
      {deOutraVersao && ato !== 'INCLUIR' && ato !== 'DESATIVAR' && (
        <Botao
          abrir={() =>
            void agir.fazer({ tipo: 'PREPARAR_MUDANCA', como: ato }, `Agora parte da versão ${versaoVista}.`)
          }
        >
          Partir da versão {versaoVista} do Portal
        </Botao>
      )}
      {'base' in mudancaPossivel(produto) && <Botao abrir={() => setAberto('desativar')}>Desativar…</Botao>}
      {produtoDesfazivel(produto) && (
        <Botao abrir={() => setAberto('desfazer')}>
          {mudancas === null ? 'Desfazer o rascunho…' : `Desfazer a ${NOME_ATO_DO_PRODUTO[ato].toLowerCase()}…`}
        </Botao>
      )}
      {aberto === 'devolver' && (
        <MotivoDialog
          titulo="Devolver para correção"
          confirmar="Devolver"
          rotulo="O que corrigir"
          fazer={(motivo) => devolver(produto.id, produto.versao, motivo)}
          aoFechar={fechar}
        />
      )}
      {aberto === 'desativar' && (
        <MotivoDialog
          titulo="Desativar no Portal Único"
          confirmar="Pedir a revisão"
          rotulo="Por que se desativa"
          fazer={(motivo) => agir.exigir({ tipo: 'DESATIVAR', motivo })}
          aoFechar={fechar}
        >
          <Alert severity="warning">
            Um produto desativado não serve mais a nenhuma DUIMP, e o Cais não sabe ativá-lo de novo: isso só se faz no
            próprio Portal. Nada é enviado agora: a desativação espera a revisão e o envio, como um produto novo.
          </Alert>
        </MotivoDialog>
      )}
      {aberto === 'desfazer' && <DesfazerDialog produto={produto} aoFechar={fechar} />}
      {aberto === 'achado' && <AchadoDialog produto={produto} aoFechar={fechar} />}
    </>
  );
}

/** Brings an undone draft back. */
export function TrazerDeVolta({ produto }: { produto: ProdutoNoPortal }) {
  const { fazer, ocupado } = useAtoDaPagina(produto);
  return (
    <Button
      color="inherit"
      size="small"
      loading={ocupado}
      onClick={() => void fazer({ tipo: 'TRAZER_DE_VOLTA' }, 'Rascunho trazido de volta.')}
    >
      Trazer de volta
    </Button>
  );
}

function Botao({ abrir, children }: { abrir: () => void; children: ReactNode }) {
  return (
    <Button variant="outlined" color="inherit" onClick={abrir}>
      {children}
    </Button>
  );
}

const EnviarDialog = lazyPart(() => import('./EnviarDialog.tsx').then((part) => part.EnviarDialog));
const AchadoDialog = lazyPart(() => import('./AchadoDialog.tsx').then((part) => part.AchadoDialog));
const MotivoDialog = lazyPart(() => import('./MotivoDialog.tsx').then((part) => part.MotivoDialog));
const MudancaDialog = lazyPart(() => import('./MudancaDialog.tsx').then((part) => part.MudancaDialog));
const DesfazerDialog = lazyPart(() => import('./DesfazerDialog.tsx').then((part) => part.DesfazerDialog));
