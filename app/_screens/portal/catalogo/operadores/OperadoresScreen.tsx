import Icone from '@mui/icons-material/TravelExploreOutlined';
import { RAMO_DOS_OPERADORES } from '#app/_screens/portal/catalogo/ramo.ts';
import { TelaDoPreparo } from '#app/_screens/portal/catalogo/TelaDoPreparo.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ComparacaoDosOperadores } from './ComparacaoDosOperadores.tsx';
import { OPERADORES_LISTA } from './operadores-lista.tsx';

/** Our suppliers as foreign operators of the Portal: drafted, reviewed, sent and compared. */
export function OperadoresScreen() {
  return (
    <TelaDoPreparo
      ramo={RAMO_DOS_OPERADORES}
      definicao={OPERADORES_LISTA}
      credenciais="Credenciais"
      vazia={{
        icone: <Icone />,
        titulo: 'Nenhum operador ainda',
        porque:
          'Cada fornecedor e fabricante do exterior vira aqui um operador estrangeiro do Portal Único, que a DUIMP nomeia: o rascunho, a revisão de uma segunda pessoa e o envio.',
      }}
      preparar={({ filtros, ...ao }) => (
        <PrepararOperadores fornecedorId={(filtros.fornecedorId as string | undefined) ?? null} {...ao} />
      )}
      comparacao={<ComparacaoDosOperadores />}
    />
  );
}

const PrepararOperadores = lazyPart(() => import('./PrepararOperadores.tsx').then((part) => part.PrepararOperadores));
