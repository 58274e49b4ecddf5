import Icone from '@mui/icons-material/FactoryOutlined';
import { RAMO_DOS_FABRICANTES } from '#app/_screens/portal/catalogo/ramo.ts';
import { TelaDoPreparo } from '#app/_screens/portal/catalogo/TelaDoPreparo.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ComparacaoDosFabricantes } from './ComparacaoDosFabricantes.tsx';
import { FABRICANTES_LISTA } from './fabricantes-lista.tsx';

/** The links of our products to who makes them, in the Portal: drafted, reviewed, sent and compared. */
export function FabricantesScreen() {
  return (
    <TelaDoPreparo
      ramo={RAMO_DOS_FABRICANTES}
      definicao={FABRICANTES_LISTA}
      credenciais="Credenciais"
      vazia={{
        icone: <Icone />,
        titulo: 'Nenhum vínculo ainda',
        porque:
          'Cada produto do Catálogo é ligado no Portal Único a quem o fabrica: o rascunho feito do item, a revisão de uma segunda pessoa e o envio.',
      }}
      preparar={({ filtros, ...ao }) => (
        <PrepararFabricantes produtoId={(filtros.produtoId as string | undefined) ?? null} {...ao} />
      )}
      comparacao={<ComparacaoDosFabricantes />}
    />
  );
}

const PrepararFabricantes = lazyPart(() =>
  import('./PrepararFabricantes.tsx').then((part) => part.PrepararFabricantes),
);
