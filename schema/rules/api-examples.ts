/** Programs that use the API at an origin, which its documentation shows. A test runs them. */
export const API_EXAMPLES = {
  javascript: (origin: string) => `async function ask(query, variables = {}) {
  const response = await fetch('${origin}/_/graphql', {
    method: 'POST',
    headers: { authorization: \`Bearer \${process.env.TOKEN}\`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}

const { viewer } = await ask('{ viewer { username } }')
process.stdout.write(viewer.username)`,
  python: (origin: string) => `import json, os, urllib.request

def ask(query, variables=None):
    request = urllib.request.Request(
        "${origin}/_/graphql",
        data=json.dumps({"query": query, "variables": variables or {}}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["TOKEN"],
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        answer = json.load(response)
    if "errors" in answer:
        raise RuntimeError(answer["errors"][0]["message"])
    return answer["data"]

print(ask("{ viewer { username } }")["viewer"]["username"])`,
  devices: (origin: string) => `curl ${origin}/v1/device -d client_id=$CLIENT -d scope="read write"
curl ${origin}/v1/tokens -d client_id=$CLIENT -d device_code=$DEVICE_CODE \\
  -d grant_type=urn:ietf:params:oauth:grant-type:device_code`,
} as const
