import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_ATO_DO_PREPARO } from '#lib/domain/sistema/preparo-no-portal.ts';
import { useAtoDaPagina } from './use-ato-da-pagina.ts';

/** Undoes a draft, or a change of a product of the Portal. Neither was sent, and nothing that was typed is lost. */
export function DesfazerDialog({ produto, aoFechar }: { produto: ProdutoNoPortal; aoFechar: () => void }) {
  const { exigir } = useAtoDaPagina(produto);
  const { enqueueSnackbar } = useSnackbar();
  const mudanca = produto.mudancas !== null;
  const oQue = mudanca ? NOME_ATO_DO_PREPARO[produto.ato].toLowerCase() : 'rascunho';
  return (
    <ExclusaoDialog
      titulo={`Desfazer ${mudanca ? 'a' : 'o'} ${oQue} de ${produto.codigoInterno}?`}
      verbo="Desfazer"
      excluir={() => exigir({ tipo: 'DESFAZER' })}
      aoFechar={aoFechar}
      aoExcluir={() => {
        enqueueSnackbar(mudanca ? 'Mudança desfeita.' : 'Rascunho desfeito.', { variant: 'success' });
        aoFechar();
      }}
    >
      <Typography>
        {mudanca
          ? 'O produto volta aqui a dizer o que dizia antes, e no Portal nada muda. O que se digitou fica no histórico.'
          : 'Ele sai da lista, e no Portal nada muda. O que se digitou fica guardado: na lista, o filtro “Desfeitos” o mostra, e ele pode voltar.'}
      </Typography>
    </ExclusaoDialog>
  );
}
