export function App() {
  return <p>Cais</p>;
}
