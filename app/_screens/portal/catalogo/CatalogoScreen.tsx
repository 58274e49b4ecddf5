import Icone from '@mui/icons-material/CategoryOutlined';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ComparacaoSection } from './ComparacaoSection.tsx';
import { CATALOGO_LISTA } from './catalogo-lista.tsx';
import { RAMO_DOS_PRODUTOS } from './ramo.ts';
import { TelaDoPreparo } from './TelaDoPreparo.tsx';

/** Our items as products of the Portal's catalogue: drafted, reviewed, sent and compared. */
export function CatalogoScreen() {
  return (
    <TelaDoPreparo
      ramo={RAMO_DOS_PRODUTOS}
      definicao={CATALOGO_LISTA}
      credenciais="Credenciais e atributos"
      vazia={{
        icone: <Icone />,
        titulo: 'Nenhum produto ainda',
        porque:
          'Cada item importado vira aqui um produto do Catálogo do Portal Único: o rascunho, os atributos da NCM, a revisão de uma segunda pessoa e o envio.',
      }}
      preparar={({ filtros, ...ao }) => {
        const itemId = filtros.itemId as string | undefined;
        return (
          <PrepararDialog
            itens={itemId ? async () => [itemId] : null}
            quantos={itemId ? 'O item do filtro' : null}
            {...ao}
          />
        );
      }}
      comparacao={<ComparacaoSection />}
    />
  );
}

const PrepararDialog = lazyPart(() =>
  import('#app/_screens/portal/catalogo/PrepararNoCatalogoDialog.tsx').then((part) => part.PrepararNoCatalogoDialog),
);
