import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_ATO_DO_PREPARO, preparoDesfazivel } from '#lib/domain/sistema/preparo-no-portal.ts';
import { mudancaPossivel } from '#lib/domain/sistema/produto-no-portal.ts';
import { OutrosAtos, ProximoAto } from './AtosDoRegistro.tsx';
import { RAMO_DOS_PRODUTOS } from './ramo.ts';
import { useAtoDaPagina } from './use-ato-da-pagina.ts';

interface AtosDoProdutoProps {
  produto: ProdutoNoPortal;
  gravarAntes: RefObject<GravarAntes>;
}

/** The next act of a product; what is typed is saved before. */
export function ProximoAtoDoProduto({ produto, gravarAntes }: AtosDoProdutoProps) {
  const [mudando, setMudando] = useState(false);
  if (produto.excluidoEm) return null;
  if (produto.situacao !== 'ENVIADO') {
    return <ProximoAto ramo={RAMO_DOS_PRODUTOS} registro={produto} gravarAntes={gravarAntes} />;
  }
  return (
    'base' in mudancaPossivel(produto) && (
      <>
        <Button variant="contained" onClick={() => setMudando(true)}>
          Preparar mudança…
        </Button>
        {mudando && (
          <MudancaDialog escolhida={{ tipo: 'linhas', linhas: [produto] }} aoFechar={() => setMudando(false)} />
        )}
      </>
    )
  );
}

/** The acts that are not the next one. */
export function OutrosAtosDoProduto({ produto }: { produto: ProdutoNoPortal }) {
  const { situacao, ato, excluidoEm, versaoVista, versaoBase, mudancas } = produto;
  const [aberto, setAberto] = useState<'desativar' | 'desfazer' | null>(null);
  const agir = useAtoDaPagina(produto);
  const fechar = () => setAberto(null);
  if (excluidoEm) return null;
  const rascunho = situacao === 'RASCUNHO' || situacao === 'RECUSADO';
  const deOutraVersao = rascunho && mudancas !== null && versaoVista !== null && versaoVista !== versaoBase;
  return (
    <>
      <OutrosAtos ramo={RAMO_DOS_PRODUTOS} registro={produto} />
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
      {preparoDesfazivel(produto) && (
        <Botao abrir={() => setAberto('desfazer')}>
          {mudancas === null ? 'Desfazer o rascunho…' : `Desfazer a ${NOME_ATO_DO_PREPARO[ato].toLowerCase()}…`}
        </Botao>
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

const MotivoDialog = lazyPart(() => import('./MotivoDialog.tsx').then((part) => part.MotivoDialog));
const MudancaDialog = lazyPart(() => import('./MudancaDialog.tsx').then((part) => part.MudancaDialog));
const DesfazerDialog = lazyPart(() => import('./DesfazerDialog.tsx').then((part) => part.DesfazerDialog));
